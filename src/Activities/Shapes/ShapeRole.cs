namespace SpanPack;

/// <summary>What a span is to its chunk: it decides which tags a tracer adds.</summary>
[Flags]
internal enum ShapeRole : byte
{
    None = 0,

    /// <summary>It is the first of the chunk.</summary>
    First = 1,

    /// <summary>It has a parent.</summary>
    HasParent = 2,

    /// <summary>It is of another service than its parent.</summary>
    TopLevel = 4,
}
