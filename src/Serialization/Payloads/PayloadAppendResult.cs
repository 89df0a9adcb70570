namespace SpanPack;

/// <summary>What became of a chunk that was appended to a payload.</summary>
public enum PayloadAppendResult
{
    /// <summary>It is in the payload, and there is room for more.</summary>
    Appended,

    /// <summary>It is in the payload, which has passed its target size: complete it and begin the next.</summary>
    AppendedAndFull,

    /// <summary>It is not in the payload, which has others already: complete it, begin the next and append the chunk again.</summary>
    PayloadFull,

    /// <summary>It is not in the payload, and no payload can hold it.</summary>
    ChunkTooLarge,
}
