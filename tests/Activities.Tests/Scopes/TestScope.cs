namespace SpanPack.Activities.Tests.Scopes;

/// <summary>A span of the program with its active scope, as a tracer begins and ends them.</summary>
internal sealed class TestScope : ActiveScope, IDisposable
{
    private readonly LocalSpans _spans;

    static TestScope() => ScopeTraceIds.Install(); // as a tracer does

    private TestScope(LocalSpans spans, LocalSpan span)
        : base(span, spans.IsApart(span)) => _spans = spans;

    internal Span Span => LocalSpan.Span;

    /// <summary>Begins a span below what is active, and makes it the active one.</summary>
    internal static TestScope Begin(ActivityTraceCollector collector, string name)
    {
        var span = new TestSpan(name, collector.Spans);
        collector.Spans.BeginUnderActive(span, start: null);
        return Enter(collector, span);
    }

    /// <summary>Begins a span of a trace that came from elsewhere, and makes it the active one.</summary>
    internal static TestScope BeginRemote(ActivityTraceCollector collector, string name, PropagatedContext? remote)
    {
        var span = new TestSpan(name, collector.Spans);
        collector.Spans.BeginRoot(span, remote, start: null);
        return Enter(collector, span);
    }

    /// <summary>Begins a span below another one.</summary>
    internal static LocalSpan BeginChild(ActivityTraceCollector collector, string name, LocalSpan parent)
    {
        var span = new TestSpan(name, collector.Spans);
        collector.Spans.BeginChild(span, parent, start: null);
        return span;
    }

    /// <summary>Ends the span; the scope stays active.</summary>
    internal void End() => _spans.End(LocalSpan, end: null);

    public void Dispose()
    {
        if (!LocalSpan.IsEnded) End();
        Leave();
    }

    private static TestScope Enter(ActivityTraceCollector collector, LocalSpan span)
    {
        var scope = new TestScope(collector.Spans, span);
        scope.Enter();
        return scope;
    }
}
