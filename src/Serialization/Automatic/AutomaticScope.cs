namespace SpanPack;

/// <summary>On which spans an automatic tag goes, and when its value is known.</summary>
internal enum AutomaticScope : byte
{
    /// <summary>The same for all spans of a process that have one role: encoded once a role.</summary>
    Role,

    /// <summary>The span at index 0 of a chunk; the same for the process.</summary>
    FirstOfChunk,

    /// <summary>The span at index 0 of the first chunk of a payload; the same for the process.</summary>
    FirstOfPayload,

    /// <summary>The span at index 0 of a chunk; what the chunk says of the trace.</summary>
    Trace,

    /// <summary>Every span; what the chunk says.</summary>
    EverySpan,

    /// <summary>The local root; what the chunk says.</summary>
    LocalRoot,

    /// <summary>The spans that say it themselves.</summary>
    Span,
}
