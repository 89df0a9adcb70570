namespace SpanPack;

/// <summary>The role of a span in its chunk, which selects its automatic tags. The first five bits select the pre-encoded run.</summary>
[Flags]
internal enum SpanRole
{
    None = 0,

    /// <summary>The span has the default service.</summary>
    DefaultService = 1,

    /// <summary>The span has no parent, or another service than its parent.</summary>
    TopLevel = 2,

    /// <summary>The span is a local root, or its parent is not in the chunk.</summary>
    ChunkOrphan = 4,

    /// <summary>The span represents a proxy before the process.</summary>
    Inferred = 8,

    /// <summary>The first span of the process for the trace.</summary>
    LocalRoot = 16,

    /// <summary>The span at index 0 of the chunk.</summary>
    FirstOfChunk = 32,

    /// <summary>The span at index 0 of the first chunk of the payload.</summary>
    FirstOfPayload = 64,
}
