namespace SpanPack;

/// <summary>Reads texts that are in the string table of a payload (v0.5, v1.0).</summary>
internal static class TraceTextReading
{
    /// <summary>A text by its index.</summary>
    internal static TraceText ReadIndexedText(this ref MessagePackReader reader) => TextAt(ref reader, reader.ReadStringIndex());

    /// <summary>A text by its index, or one that enters the table here.</summary>
    internal static TraceText ReadStreamedText(this ref MessagePackReader reader) => TextAt(ref reader, reader.ReadStreamedString());

    private static TraceText TextAt(ref MessagePackReader reader, int index) => new(reader.StringAt(index), reader.Strings, index);
}
