namespace SpanPack;

/// <summary>The fields of one kind of v1.0 map. Implemented by structs, so that decoders are compiled for each.</summary>
internal interface IV1Fields
{
    /// <summary>What a field is called, for messages.</summary>
    public static abstract string NameOf(uint field);

    /// <summary>Decodes the value of a field.</summary>
    public static abstract void Decode<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor, uint field, ref SectionTracker sections)
        where TVisitor : ITraceVisitor;
}
