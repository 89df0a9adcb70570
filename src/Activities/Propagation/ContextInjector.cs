using System.Diagnostics;

namespace SpanPack;

/// <summary>Says to the next service what it is to know of a trace. Allocates the headers alone. Safe for any number of threads.</summary>
/// <param name="settings">Which styles, in which order.</param>
/// <param name="source">Who knows the traces of this process; null for nobody.</param>
[DebuggerDisplay("{settings,nq}")]
internal sealed class ContextInjector(PropagationSettings settings, ITraceContextSource? source)
{
    public override string ToString() => settings.ToString();

    internal void Inject(Activity activity, object? carrier, DistributedContextPropagator.PropagatorSetterCallback setter)
    {
        LocalTraceContext context = default;
        bool isLocal = source is not null && source.TryGetContext(activity, out context);
        bool hasContext = isLocal || TryRead(activity, out context);
        foreach (PropagationStyle style in settings.Inject)
        {
            if (style == PropagationStyle.Baggage) InjectBaggage(activity, carrier, setter);
            else if (hasContext && InjectStyle(style, context, carrier, setter) is { } error && isLocal) source!.OnPropagationError(activity, error);
        }
    }

    private string? InjectStyle(PropagationStyle style, in LocalTraceContext context, object? carrier, DistributedContextPropagator.PropagatorSetterCallback setter)
    {
        switch (style)
        {
            case PropagationStyle.Datadog:
                return DatadogHeaders.Inject(context, settings.MaxTagsLength, carrier, setter);
            case PropagationStyle.TraceContext:
                TraceContextHeaders.Inject(context, carrier, setter);
                break;
            case PropagationStyle.B3:
                B3Headers.InjectOne(context, carrier, setter);
                break;
            default:
                B3Headers.InjectSeveral(context, carrier, setter);
                break;
        }

        return null;
    }

    private static void InjectBaggage(Activity activity, object? carrier, DistributedContextPropagator.PropagatorSetterCallback setter)
    {
        if (BaggageHeader.Write(activity) is { } header) setter(carrier, HeaderNames.Baggage, header);
    }

    // An activity of nobody's: what came is passed on, and its own flag where nothing did.
    private static bool TryRead(Activity activity, out LocalTraceContext context)
    {
        context = default;
        if (activity.IdFormat != ActivityIdFormat.W3C || activity.SpanId == default) return false;
        Activity root = activity;
        while (root.Parent is { } parent) root = parent;
        PropagatedContext? remote = RemoteContext.Of(root);
        ulong spanId = RemoteContext.IdOf(activity.SpanId);
        context = remote is null
            ? new LocalTraceContext { TraceId = RemoteContext.IdOf(activity.TraceId), SpanId = spanId, LastDatadogSpanId = 0, IsRecorded = activity.Recorded }
            : remote.AsIncoming() with { SpanId = spanId, IsRecorded = activity.Recorded };
        return true;
    }
}
