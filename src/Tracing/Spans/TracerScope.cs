using System.Diagnostics;

namespace SpanPack.Tracing;

/// <summary>A scope of a span of the program. Any thread may close it.</summary>
/// <param name="span">The span, which has started.</param>
/// <param name="isApart">Whether the span belongs to another trace than the current activity.</param>
/// <param name="endsSpan">Whether closing the scope ends the span.</param>
[DebuggerDisplay("{LocalSpan}")]
internal sealed class TracerScope(TracerSpan span, bool isApart, bool endsSpan) : ActiveScope(span, isApart), IScope
{
    private bool _isClosed;

    public ISpan Span => TracerSpan;

    internal TracerSpan TracerSpan => (TracerSpan)LocalSpan;

    public void Close()
    {
        if (_isClosed) return;
        _isClosed = true;
        TracerSpan span = TracerSpan;
        if (!Leave()) span.Core.Spans.Misused(TracingMisuse.ClosedOutOfOrder);
        if (endsSpan && !span.IsEnded) span.Finish(); // code that ends the span itself is right, too
    }

    public void Dispose() => Close();
}
