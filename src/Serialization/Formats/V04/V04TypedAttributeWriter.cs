namespace SpanPack;

/// <summary>
/// Writes attributes whose type only v1.0 knows: a whole number that a float 64 holds as a number, all others as text — Booleans as
/// <c>true</c> and <c>false</c>, arrays and lists of pairs as JSON.
/// </summary>
internal static class V04TypedAttributeWriter
{
    private const long MaxExact = 1L << 53;

    /// <summary>Whether an attribute is among the numbers (<c>metrics</c>), not among the texts (<c>meta</c>).</summary>
    internal static bool IsNumber(in TagValue value) => value.Kind == TagValueKind.Int && value.AsInt64() is >= -MaxExact and <= MaxExact;

    internal static ref byte WriteString(scoped ref OutputWindow window, ref byte cursor, string name, scoped in TagValue value)
    {
        cursor = ref LongText.WriteAny(ref window, ref cursor, name);
        return ref TextBuilder.WriteAsText(ref window, ref cursor, value);
    }

    internal static ref byte WriteNumber(scoped ref OutputWindow window, ref byte cursor, string name, scoped in TagValue value)
    {
        cursor = ref LongText.WriteAny(ref window, ref cursor, name);
        return ref MessagePackPrimitives.WriteDouble(ref window.ReserveMore(ref cursor, MessagePackPrimitives.MaxSize), value.AsInt64());
    }
}
