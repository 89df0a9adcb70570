using System.Diagnostics;

namespace SpanPack.Tracing;

/// <summary>Finds the active scope. Safe for any number of threads.</summary>
internal static class ActiveScopes
{
    /// <summary>Finds the active scope: that of a span, or of an activity that started inside it; null for none.</summary>
    internal static IScope? Find(TracerCore core)
    {
        // Without sending, the collector knows no scope, and would take every activity for the inner one.
        if (!core.Spans.IsEnabled && FindUnknown(core) is { } own) return own;
        core.Spans.FindActive(out ActiveScope? scope, out Activity? activity);
        if (activity is not null) return new ActivitySpan(core, activity);
        return scope as TracerScope ?? FindUnknown(core);
    }

    /// <summary>
    /// Finds an active scope that the collector does not know: of a tracer that does not send, or from before the last <c>Configure</c>.
    /// </summary>
    internal static TracerScope? FindUnknown(TracerCore core)
        => ActiveScope.Current is TracerScope scope && (ReferenceEquals(scope.TracerSpan.Core, core) || scope.TracerSpan.Core.IsReplaced)
            ? scope
            : null;
}
