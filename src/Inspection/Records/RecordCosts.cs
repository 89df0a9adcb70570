namespace SpanPack;

/// <summary>
/// The memory that parts of a span count for, in bytes on 64 bits. Lists count double, so that the result does not depend on the runtime.
/// </summary>
internal static class RecordCosts
{
    /// <summary>A link or an event without its attributes.</summary>
    internal const int LinkOrEvent = 120;

    private const int Place = 160; // in a list and its index
    private const int Text = 24; // without its characters

    /// <summary>Returns the cost of an attribute with its value.</summary>
    /// <param name="key">Its key.</param>
    /// <param name="value">Its value.</param>
    internal static long Attribute(in TraceText key, in TagValue value)
        => Place + Text + (sizeof(char) * ((long)key.Utf8.Length + NestedText.LengthOf(value))) + (Place * NestedText.CountOf(value));
}
