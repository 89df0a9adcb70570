using System.Diagnostics;

namespace SpanPack;

/// <summary>Writes trace contexts for other services. Allocates the headers alone. Safe for any number of threads.</summary>
/// <param name="settings">The styles in their order.</param>
/// <param name="source">The local traces of this process; null for none.</param>
[DebuggerDisplay("{settings,nq}")]
internal sealed class ContextInjector(PropagationSettings settings, ITraceContextSource? source)
{
    public override string ToString() => settings.ToString();

    /// <summary>Writes the context of an activity, and its baggage with that of the program.</summary>
    internal void Inject(Activity activity, object? carrier, DistributedContextPropagator.PropagatorSetterCallback setter)
        => Inject(activity, ProgramBaggage.Of(activity), carrier, setter);

    /// <summary>Writes the context of an activity, and baggage of the caller.</summary>
    internal void Inject(Activity activity, IEnumerable<KeyValuePair<string, string?>>? baggage, object? carrier,
        DistributedContextPropagator.PropagatorSetterCallback setter)
    {
        LocalTraceContext context = default;
        bool isLocal = source is not null && source.TryGetContext(activity, out context);
        bool hasContext = isLocal || TryRead(activity, out context);
        if (InjectStyles(hasContext, context, baggage, carrier, setter) is { } error && isLocal)
            source!.OnPropagationError(activity, error);
    }

    /// <summary>Writes a context whose activity is unknown, and baggage of the caller.</summary>
    internal void Inject(in ActivityContext parent, IEnumerable<KeyValuePair<string, string?>>? baggage, object? carrier,
        DistributedContextPropagator.PropagatorSetterCallback setter)
    {
        bool isContext = parent.TraceId != default && parent.SpanId != default;
        InjectStyles(isContext, isContext
            ? Read(RemoteContext.Of(parent), parent.TraceId, parent.SpanId, parent.TraceFlags)
            : default, baggage, carrier, setter);
    }

    /// <summary>Writes the context of a span of the program, and baggage of the caller.</summary>
    /// <returns>The propagation error; null for none.</returns>
    internal string? Inject(in LocalTraceContext context, IEnumerable<KeyValuePair<string, string?>>? baggage, object? carrier,
        DistributedContextPropagator.PropagatorSetterCallback setter)
        => InjectStyles(hasContext: true, context, baggage, carrier, setter);

    private string? InjectStyles(bool hasContext, in LocalTraceContext context, IEnumerable<KeyValuePair<string, string?>>? baggage,
        object? carrier, DistributedContextPropagator.PropagatorSetterCallback setter)
    {
        string? error = null;
        foreach (PropagationStyle style in settings.Inject)
        {
            if (style == PropagationStyle.Baggage) InjectBaggage(baggage, carrier, setter);
            else if (hasContext) error = InjectStyle(style, context, carrier, setter) ?? error;
        }

        return error;
    }

    private string? InjectStyle(PropagationStyle style, in LocalTraceContext context, object? carrier,
        DistributedContextPropagator.PropagatorSetterCallback setter)
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

    private static void InjectBaggage(IEnumerable<KeyValuePair<string, string?>>? baggage, object? carrier,
        DistributedContextPropagator.PropagatorSetterCallback setter)
    {
        if (baggage is not null && BaggageHeader.Write(baggage) is { } header) setter(carrier, HeaderNames.Baggage, header);
    }

    private static bool TryRead(Activity activity, out LocalTraceContext context)
    {
        context = default;
        if (activity.IdFormat != ActivityIdFormat.W3C || activity.SpanId == default) return false;
        Activity root = activity;
        while (root.Parent is { } parent) root = parent;
        context = Read(RemoteContext.Of(root), activity.TraceId, activity.SpanId, activity.ActivityTraceFlags);
        return true;
    }

    // Of nobody's: what came is passed on, and its own flag where nothing did.
    private static LocalTraceContext Read(PropagatedContext? remote, ActivityTraceId traceId, ActivitySpanId spanId,
        ActivityTraceFlags flags)
    {
        ulong span = RemoteContext.IdOf(spanId);
        bool isRecorded = flags.HasFlag(ActivityTraceFlags.Recorded);
        return remote is null
            ? new LocalTraceContext { TraceId = RemoteContext.IdOf(traceId), SpanId = span, LastDatadogSpanId = 0, IsRecorded = isRecorded }
            : remote.AsIncoming() with { SpanId = span, IsRecorded = isRecorded };
    }
}
