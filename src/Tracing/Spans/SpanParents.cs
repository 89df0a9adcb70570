using System.Diagnostics;

namespace SpanPack.Tracing;

/// <summary>Starts spans below a given parent, or below the active span.</summary>
internal static class SpanParents
{
    /// <summary>Creates and starts a span.</summary>
    /// <param name="core">The core that starts new traces.</param>
    /// <param name="name">The name of the operation.</param>
    /// <param name="settings">The start time, parent and lifetime of the span.</param>
    internal static TracerSpan Begin(TracerCore core, string? name, in SpanCreationSettings settings) => settings.Parent switch
    {
        null => BeginUnderActive(core, name, settings.StartTime),
        TracerSpan parent => BeginBelow(parent, name, settings.StartTime),
        ActivitySpan parent => BeginBelow(core, parent, name, settings.StartTime),
        SpanContext { IsEmpty: true } => BeginRoot(core, name, remote: null, settings.StartTime),
        SpanContext parent => BeginRoot(core, name, parent.Remote, settings.StartTime),
        { } parent => BeginRoot(core, name, RemoteOf(parent), settings.StartTime),
    };

    private static TracerSpan BeginUnderActive(TracerCore core, string? name, DateTimeOffset? start)
    {
        // The collector does not see these scopes: without sending, and from before Configure.
        if (!core.Spans.IsEnabled || ActiveScope.Current is TracerScope { TracerSpan.Core.IsReplaced: true })
        {
            if (ActiveScopes.FindUnknown(core) is { } scope) return BeginBelow(scope.TracerSpan, name, start);
        }

        var span = new TracerSpan(core, name);
        core.Spans.BeginUnderActive(span, start);
        return span;
    }

    // Also for a parent of another tracer: a trace is gathered in one place.
    private static TracerSpan BeginBelow(TracerSpan parent, string? name, DateTimeOffset? start)
    {
        var span = new TracerSpan(parent.Core, name);
        parent.Core.Spans.BeginChild(span, parent, start);
        return span;
    }

    private static TracerSpan BeginBelow(TracerCore core, ActivitySpan parent, string? name, DateTimeOffset? start)
    {
        core.Spans.FindActive(out _, out Activity? active);
        if (!ReferenceEquals(active, parent.Activity)) return BeginRoot(core, name, RemoteOf(parent, isRemote: false), start);
        return BeginUnderActive(core, name, start);
    }

    private static TracerSpan BeginRoot(TracerCore core, string? name, PropagatedContext? remote, DateTimeOffset? start)
    {
        var span = new TracerSpan(core, name);
        core.Spans.BeginRoot(span, remote, start);
        return span;
    }

    private static PropagatedContext RemoteOf(ISpanContext parent, bool isRemote = true)
    {
        UInt128 traceId = parent.GetTraceId128();
        return new PropagatedContext
        {
            TraceId = traceId == 0
            ? SpanIds.NewTraceId()
            : traceId, ParentId = parent.SpanId, IsRemote = isRemote
        };
    }
}
