using System.Text;

namespace SpanPack;

/// <summary>
/// Values of attributes as text, up to the length for which a line has room: the elements of an array may be one long text a million times.
/// </summary>
internal static class ValueText
{
    /// <summary>Returns the text of a value as <see cref="TagValue.ToString"/> does, or its beginning.</summary>
    /// <param name="value">The value.</param>
    /// <param name="max">The number of characters after which nothing is added.</param>
    internal static string Of(in TagValue value, int max)
    {
        var text = new StringBuilder();
        NestedValueText.Append(text, value, max, AppendSimple);
        return text.ToString();
    }

    private static void AppendSimple(StringBuilder text, in TagValue value, int max)
    {
        if (value.Kind == TagValueKind.String) NestedValueText.AppendStart(text, value.AsString(), max);
        else if (value.Kind != TagValueKind.Bytes) text.Append(value.ToString());
        else text.Append(Convert.ToBase64String(value.AsBytes().Span[..Math.Min(value.AsBytes().Length, max)]));
    }
}
