namespace SpanPack;

/// <summary>What a span is to its chunk: decides which automatic tags it gets. The first five bits choose the pre-encoded run.</summary>
[Flags]
internal enum SpanRole
{
    None = 0,

    /// <summary>Its service is the default service.</summary>
    DefaultService = 1,

    /// <summary>Its service is not its parent's, or it has no parent.</summary>
    TopLevel = 2,

    /// <summary>A local root, or its parent is not in the chunk.</summary>
    ChunkOrphan = 4,

    /// <summary>It stands for a proxy before the process.</summary>
    Inferred = 8,

    /// <summary>The first span of the process for the trace.</summary>
    LocalRoot = 16,

    /// <summary>The span at index 0 of the chunk.</summary>
    FirstOfChunk = 32,

    /// <summary>The span at index 0 of the first chunk of the payload.</summary>
    FirstOfPayload = 64,
}
