namespace SpanPack;

/// <summary>What parts of a span count for: bytes of memory on 64 bits, with what lists take that double, so that the runtime has no say in which spans are shown.</summary>
internal static class RecordCosts
{
    /// <summary>A link or an event without its attributes.</summary>
    internal const int LinkOrEvent = 120;

    private const int Place = 160; // in a list and its index
    private const int Text = 24; // without its characters

    /// <summary>An attribute with its value.</summary>
    /// <param name="key">Its key.</param>
    /// <param name="value">Its value.</param>
    internal static long Attribute(in TraceText key, in TagValue value)
        => Place + Text + (sizeof(char) * ((long)key.Utf8.Length + NestedText.LengthOf(value))) + (Place * NestedText.CountOf(value));
}
