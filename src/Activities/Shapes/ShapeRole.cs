namespace SpanPack;

/// <summary>The role of a span in its chunk, which decides the tags that a tracer adds.</summary>
[Flags]
internal enum ShapeRole : byte
{
    None = 0,

    /// <summary>The span is the first of the chunk.</summary>
    First = 1,

    /// <summary>The span has a parent.</summary>
    HasParent = 2,

    /// <summary>The span has another service than its parent.</summary>
    TopLevel = 4,
}
