namespace SpanPack;

/// <summary>Service and environment of the current span. Consecutive spans with the same ones share their texts.</summary>
internal sealed class SpanService
{
    private readonly KeptText _service = new(RootService.MaxServiceBytes);
    private readonly KeptText _field = new(RootService.MaxEnvironmentBytes); // of v1.0
    private readonly KeptText _tag = new(RootService.MaxEnvironmentBytes);
    private readonly KeptText _knownService = new(RootService.MaxServiceBytes);
    private readonly KeptText _knownEnvironment = new(RootService.MaxEnvironmentBytes);
    private RootService _known = new(string.Empty, string.Empty);

    internal void Clear()
    {
        _service.Clear();
        _field.Clear();
        _tag.Clear();
    }

    internal void SetService(in TraceText text) => _service.Set(text);

    internal void SetField(in TraceText text) => _field.Set(text);

    internal void SetTag(in TraceText text) => _tag.Set(text);

    internal void ClearTag() => _tag.Clear();

    /// <summary>Gets both, normalized as by the agent.</summary>
    internal RootService Read()
    {
        KeptText environment = _field.IsSet ? _field : _tag;
        if (_service.Equals(_knownService) && environment.Equals(_knownEnvironment)) return _known;
        _known = new RootService(_service.Normalize(), environment.Normalize());
        _knownService.CopyFrom(_service);
        _knownEnvironment.CopyFrom(environment);
        return _known;
    }
}
