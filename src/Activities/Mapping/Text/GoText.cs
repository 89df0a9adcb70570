namespace SpanPack;

/// <summary>Formats values as the agent's receiver does.</summary>
internal static class GoText
{
    /// <summary>
    /// Returns the text of a value; empty for null text, and for arrays and pairs with a number that JSON cannot represent.
    /// </summary>
    internal static string Of(in TagValue value) => value.Kind switch
    {
        TagValueKind.String => value.AsString() ?? string.Empty,
        TagValueKind.Array or TagValueKind.KeyValueList => GoJson.Format(value) ?? string.Empty,
        _ => GoScalars.Of(value),
    };
}
