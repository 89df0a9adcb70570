namespace SpanPack;

/// <summary>How many bytes the parts of a span take at most.</summary>
internal static class V04Bound
{
    internal const int StringSlot = KeyTable.EntrySize + TextBound;
    internal const int MetricSlot = KeyTable.EntrySize + 8;
    internal const int CustomString = TextBound + TextBound;
    internal const int CustomMetric = TextBound + 9;

    /// <summary>Bytes of a span without tags, at most, texts of any length and pre-encoded runs excepted.</summary>
    internal const int Fixed = HeadBound + Automatic;

    /// <summary>Bytes of the tracer's tags that are not pre-encoded, at most: decision maker, trace id and numbers. Other texts ask for their own room.</summary>
    internal const int Automatic = 512;

    private const int TextBound = 2 + 128; // longer or non-ASCII text asks for its own room
    private const int HeadBound = 1024; // fixed fields, four strings, field names, headers, and what copies may run over
}
