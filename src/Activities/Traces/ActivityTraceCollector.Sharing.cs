namespace SpanPack;

/// <content>Handles of one collector.</content>
public sealed partial class ActivityTraceCollector
{
    private ActivityTraceCollector(ActivityTraceCollector shared)
    {
        (_gathering, _scopes, _counts, _writer, _callbacks, _chunks) =
            (shared._gathering, shared._scopes, shared._counts, shared._writer, shared._callbacks, shared._chunks);
        (_sampler, _mapper, _resource) = (shared._sampler, shared._mapper, shared._resource);
        (_traces, _sources, _forwarded, _baggage, _contexts, _meter, _timer) =
            (shared._traces, shared._sources, shared._forwarded, shared._baggage, shared._contexts, shared._meter, shared._timer);
        (_maxWait, _listener, IsEnabled, Spans, Propagation, Sampling) =
            (shared._maxWait, shared._listener, shared.IsEnabled, shared.Spans, shared.Propagation, shared.Sampling);
        _isShare = true;
    }

    /// <summary>
    /// Returns a handle of this collector: it collects the same, and disposing of it has no effect. For service containers, which dispose
    /// of their services.
    /// </summary>
    /// <returns>The handle. It ends with this collector.</returns>
    public ActivityTraceCollector Share() => new(this);
}
