namespace SpanPack;

/// <summary>The spans that get an automatic tag, and the time when its value is known.</summary>
internal enum AutomaticScope : byte
{
    /// <summary>All spans of a process with one role, with equal values: encoded once per role.</summary>
    Role,

    /// <summary>The span at index 0 of a chunk, with a value of the process.</summary>
    FirstOfChunk,

    /// <summary>The span at index 0 of the first chunk of a payload, with a value of the process.</summary>
    FirstOfPayload,

    /// <summary>The span at index 0 of a chunk, with a value of the trace.</summary>
    Trace,

    /// <summary>Every span, with a value of the chunk.</summary>
    EverySpan,

    /// <summary>The local root, with a value of the chunk.</summary>
    LocalRoot,

    /// <summary>Single spans, with their values.</summary>
    Span,
}
