namespace SpanPack;

/// <summary>Values as the agent's receiver writes them as text.</summary>
internal static class GoText
{
    /// <summary>The text of a value; empty for text that is null, and for arrays and pairs that hold a number which JSON cannot write.</summary>
    internal static string Of(in TagValue value) => value.Kind switch
    {
        TagValueKind.String => value.AsString() ?? string.Empty,
        TagValueKind.Array or TagValueKind.KeyValueList => GoJson.Format(value) ?? string.Empty,
        _ => GoScalars.Of(value),
    };
}
