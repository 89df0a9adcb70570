using System.Globalization;

namespace SpanPack;

/// <summary>The status codes that the agent removes. Source: docs/protocol.md#changes-to-a-span.</summary>
internal static class StatusCheck
{
    internal const string Key = "http.status_code";

    internal static void Check(in TagValue value, in SpanPlace place)
    {
        if (IsKept(value)) return;
        // before, the newer decoder was not the default, and the older one looks at texts only
        string effect = value.Kind == TagValueKind.Double && !place.Traits.HasTypedAttributes
            ? "agents from 7.84 remove it"
            : "the tag is removed";
        place.AddAttribute(FindingKind.StatusCode, value.Kind, Key, $"'{value}' is not an integer from 100 to 599: {effect}");
    }

    private static bool IsKept(in TagValue value) => value.Kind switch
    {
        TagValueKind.String => value.AsString() is not { } text
            || (int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out int status) && status is >= 100 and < 600),
        TagValueKind.Int => value.AsInt64() is >= 100 and < 600,
        TagValueKind.Double => value.AsDouble() is >= 100 and < 600 and var number && double.IsInteger(number),
        TagValueKind.Bytes => true,
        _ => false,
    };
}
