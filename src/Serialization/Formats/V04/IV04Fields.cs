namespace SpanPack;

/// <summary>The fields of one kind of map in a v0.4 span. Implemented by structs, so that decoders are compiled for each.</summary>
internal interface IV04Fields
{
    /// <summary>Pushes the name of a field onto the path, for messages, and decodes its value.</summary>
    public static abstract void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, ReadOnlySpan<byte> key, ref SectionTracker sections)
        where TVisitor : ITraceVisitor;
}
