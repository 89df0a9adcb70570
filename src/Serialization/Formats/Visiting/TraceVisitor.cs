namespace SpanPack;

/// <summary>A visitor that ignores everything: override what is needed.</summary>
/// <remarks>All calls come from the thread that reads.</remarks>
public abstract class TraceVisitor : ITraceVisitor
{
    /// <inheritdoc/>
    public virtual void Start(TraceElement element)
    {
    }

    /// <inheritdoc/>
    public virtual void End(TraceElement element)
    {
    }

    /// <inheritdoc/>
    public virtual void Text(TraceTextField field, in TraceText value)
    {
    }

    /// <inheritdoc/>
    public virtual void Number(TraceNumberField field, long value)
    {
    }

    /// <inheritdoc/>
    public virtual void Attribute(TraceElement owner, in TraceText key, in TraceValue value)
    {
    }

    /// <inheritdoc/>
    public virtual void Restart(TraceSection section)
    {
    }
}
