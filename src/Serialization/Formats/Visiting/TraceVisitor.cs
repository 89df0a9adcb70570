namespace SpanPack;

/// <summary>A visitor that ignores everything: override what is needed.</summary>
/// <remarks>All calls come from the reading thread.</remarks>
public abstract class TraceVisitor : ITraceVisitor
{
    /// <inheritdoc/>
    public virtual void BeginElement(TraceElement element)
    {
    }

    /// <inheritdoc/>
    public virtual void EndElement(TraceElement element)
    {
    }

    /// <inheritdoc/>
    public virtual void VisitText(TraceTextField field, in TraceText value)
    {
    }

    /// <inheritdoc/>
    public virtual void VisitNumber(TraceNumberField field, long value)
    {
    }

    /// <inheritdoc/>
    public virtual void VisitAttribute(TraceElement owner, in TraceText key, in TraceValue value)
    {
    }

    /// <inheritdoc/>
    public virtual void Restart()
    {
    }
}
