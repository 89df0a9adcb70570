using System.Globalization;

namespace SpanPack.Tool;

/// <summary>Prints attributes of a tree. Text is quoted if it looks like another type.</summary>
internal static class TreeValue
{
    internal static void PrintAttributes(LinePrinter output, int depth, string title,
        IEnumerable<KeyValuePair<string, TagValue>> attributes)
    {
        bool first = true;
        foreach ((string key, TagValue value) in attributes)
        {
            if (first) output.Section(depth, title);
            first = false;
            output.Field(depth + 1, key.Length == 0 ? "\"\"" : key, Describe(value), isEmptyShown: true);
        }
    }

    private static string Describe(in TagValue value) => value.Kind switch
    {
        TagValueKind.Bytes => string.Create(CultureInfo.InvariantCulture, $"{value.AsBytes().Length:N0} bytes, base64 {value}"),
        _ => value.ToString(),
    };
}
