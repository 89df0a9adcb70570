using System.Diagnostics;

namespace SpanPack.Tracing;

/// <summary>Writes and reads headers of contexts, in the styles of the collector.</summary>
internal static class ContextHeaders
{
    private static readonly DistributedContextPropagator.PropagatorSetterCallback s_set = static (carrier, name, value)
        => ((HeaderAccess)carrier!).Set(name, value);

    private static readonly DistributedContextPropagator.PropagatorGetterCallback s_get =
        static (object? carrier, string name, out string? value, out IEnumerable<string>? values)
        => ((HeaderAccess)carrier!).Get(name, out value, out values);

    /// <summary>Sets the headers of a context and of baggage. A context of another implementation is ignored.</summary>
    internal static void Inject(TracerCore core, ISpanContext? context, HeaderAccess headers)
    {
        switch (context)
        {
            case TracerSpan span:
                LocalTraceContext local = span.Core.Spans.ContextOf(span);
                if (core.Injector.Inject(local, BaggageItems.Join(Activity.Current), headers, s_set) is { } error)
                    span.Core.Spans.OnPropagationError(span, error);
                break;
            case ActivitySpan span:
                core.Injector.Inject(span.Activity, headers, s_set);
                break;
            case SpanContext remote when remote.TraceId128 != 0:
                core.Injector.Inject(remote.Remote.AsIncoming(), BaggageItems.Join(Activity.Current), headers, s_set);
                break;
        }
    }

    /// <summary>Reads headers and adds their baggage to that of the execution context.</summary>
    /// <returns>The context; null where no style finds one.</returns>
    internal static SpanContext? Extract(TracerCore core, HeaderAccess headers)
    {
        PropagationSettings settings = core.Collector.Propagation;
        var carrier = new Carrier(headers, s_get);
        if (settings.Behavior != ExtractionBehavior.Ignore && settings.Extract.Contains(PropagationStyle.Baggage)
            && BaggageHeader.Read(carrier[HeaderNames.Baggage]) is { } items)
        {
            BaggageItems baggage = BaggageItems.Current;
            foreach (KeyValuePair<string, string?> item in items) baggage[item.Key] = item.Value;
        }

        // Headers that cannot be read give a new trace, which the program begins itself.
        return core.Extractor.Extract(carrier) is { } context && (context.ParentId != 0 || context.Links.Count > 0)
            ? new SpanContext(context)
            : null;
    }
}
