namespace SpanPack;

/// <summary>How a format lays out its elements. Implemented by structs, so that loops are compiled for each.</summary>
internal interface IElementDecoder
{
    /// <summary>Whether nil may stand for an element of an array, and is passed over.</summary>
    public static abstract bool SkipsNil(TraceElement element);

    /// <summary>Decodes an element, without its beginning and end.</summary>
    public static abstract void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, TraceElement element)
        where TVisitor : ITraceVisitor;
}
