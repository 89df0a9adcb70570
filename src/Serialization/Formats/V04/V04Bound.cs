namespace SpanPack;

/// <summary>The maximum number of bytes of the parts of a span.</summary>
internal static class V04Bound
{
    internal const int StringSlot = KeyTable.EntrySize + TextBound;
    internal const int MetricSlot = KeyTable.EntrySize + 8;
    internal const int CustomString = TextBound + TextBound;
    internal const int CustomMetric = TextBound + 9;

    /// <summary>The maximum bytes of a span without tags, without texts of any length and pre-encoded runs.</summary>
    internal const int Fixed = HeadBound + Automatic;

    /// <summary>
    /// The maximum bytes of the tracer's tags that are not pre-encoded: decision maker, trace id and numbers. Other texts reserve room
    /// separately.
    /// </summary>
    internal const int Automatic = 512;

    private const int TextBound = 2 + 128; // longer or non-ASCII text asks for its own room
    private const int HeadBound = 1024; // fixed fields, four strings, field names, headers, and what copies may run over
}
