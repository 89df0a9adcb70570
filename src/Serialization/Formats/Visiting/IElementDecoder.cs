namespace SpanPack;

/// <summary>The layout of a format's elements. Implemented by structs, so that loops are compiled for each.</summary>
internal interface IElementDecoder
{
    /// <summary>Returns whether nil may replace an element of an array, and is skipped.</summary>
    public static abstract bool SkipsNil(TraceElement element);

    /// <summary>Decodes an element, without its beginning and end.</summary>
    public static abstract void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, TraceElement element)
        where TVisitor : ITraceVisitor;
}
