namespace SpanPack;

/// <summary>The layout of a format's sections. Implemented by structs, so that loops are compiled for each.</summary>
internal interface ISectionDecoder
{
    /// <summary>Decodes the value of a field that is a section.</summary>
    public static abstract void DecodeSection<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, TraceSection section)
        where TVisitor : ITraceVisitor;
}
