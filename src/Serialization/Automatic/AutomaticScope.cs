namespace SpanPack;

/// <summary>The spans that get an automatic tag of a row.</summary>
internal enum AutomaticScope : byte
{
    /// <summary>The span at index 0 of a chunk, with a value of the trace.</summary>
    Trace,

    /// <summary>Every span, with a value of the chunk.</summary>
    EverySpan,

    /// <summary>The local root, with a value of the chunk.</summary>
    LocalRoot,

    /// <summary>Single spans, with their values.</summary>
    Span,
}
