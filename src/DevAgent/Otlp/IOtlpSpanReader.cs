namespace SpanPack;

/// <summary>Reads the spans of an encoding.</summary>
/// <typeparam name="TSpan">A span that is not read yet.</typeparam>
internal interface IOtlpSpanReader<TSpan>
{
    /// <summary>Reads a span.</summary>
    /// <param name="item">The span.</param>
    /// <param name="source">Gets all of it but its scope.</param>
    /// <exception cref="OtlpException">It is not a span.</exception>
    public void Read(TSpan item, SpanSource source);
}
