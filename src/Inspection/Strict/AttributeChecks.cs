using System.Globalization;
using System.Text.Json;

namespace SpanPack;

/// <summary>
/// The changes that the agent makes to the tags of a span. Source: docs/protocol.md#changes-to-a-span,
/// docs/protocol.md#links-and-events-as-json and docs/protocol.md#sampling-priority.
/// </summary>
internal static class AttributeChecks
{
    private const int MaxKeyBytes = 200;
    private const int MaxValueBytes = 25_000;

    internal static void Check(SpanRecord span, in SpanPlace place)
    {
        foreach ((string key, TagValue value) in span.Attributes.Items)
        {
            CheckLengths(key, value, place);
            CheckKnown(key, value, span, place);
        }

        foreach (SpanLink link in span.Links)
        {
            if (link.Attributes.TryGetValue("link.name", out TagValue name) && NameNormalization.Normalize(name.ToString()) is var kept
                && kept != name.ToString())
            {
                place.Add(FindingKind.LinkName, "span_links",
                    $"attribute link.name is not in normal form: becomes '{kept ?? "unnamed_operation"}'");
            }
        }
    }

    private static void CheckLengths(string key, in TagValue value, in SpanPlace place)
    {
        if (IsExempt(key)) return;
        bool isCut = value.Kind == TagValueKind.String || (value.Kind == TagValueKind.Double && !place.Traits.HasTypedAttributes);
        if (isCut && Utf8Length.Exceeds(key, MaxKeyBytes) && !place.Hide(FindingKind.Key))
        {
            string who = value.Kind == TagValueKind.Double ? "agents before 7.84 cut the key" : "the key is cut";
            place.AddAttribute(FindingKind.Key, value.Kind, key, $"{who} to {MaxKeyBytes} bytes and '...', it has {Utf8Length.Of(key)}");
        }

        if (value.Kind != TagValueKind.String || value.AsString() is not { } text || !Utf8Length.Exceeds(text, MaxValueBytes)
            || place.Hide(FindingKind.Value))
            return;
        string cut =
            string.Create(CultureInfo.InvariantCulture, $"cut to {MaxValueBytes:N0} bytes and '...', it has {Utf8Length.Of(text):N0}");
        place.AddAttribute(FindingKind.Value, value.Kind, key, key is TagNames.Events or TagNames.SpanLinks
            ? cut + "; the JSON in it breaks"
            : cut);
    }

    private static void CheckKnown(string key, in TagValue value, SpanRecord span, in SpanPlace place)
    {
        if (value.Kind != TagValueKind.String && !place.Traits.HasTypedAttributes && FindOther(key, value.Kind, span) is { } other)
        {
            place.AddAttribute(FindingKind.KeyTwice, value.Kind, key,
                $"the key is in {other} too: agents from 7.84 keep the one they read last");
        }

        if (key == StatusCheck.Key) StatusCheck.Check(value, place);
        if (value.Kind != TagValueKind.String || value.AsString() is not { } text) return;
        switch (key)
        {
            case TagNames.PeerService or TagNames.BaseService when TagNormalization.Normalize(text, 100) is var kept && kept != text:
                place.AddAttribute(FindingKind.NotNormalTag, value.Kind, key, $"not in normal form: becomes '{kept}'");
                break;
            case TagNames.Environment when !place.Traits.HasLiftedFields && EnvironmentCheck.Find(text) is { } effect:
                place.AddAttribute(FindingKind.NotNormalTag, value.Kind, key, effect);
                break;
            case TagNames.Events or TagNames.SpanLinks when !IsJsonArray(text):
                place.AddAttribute(FindingKind.BrokenJson, value.Kind, key, "no JSON array: events and links are lost");
                break;
            case TagNames.TraceIdUpper when text.Length != 16 || !text.All(char.IsAsciiHexDigitLower):
                place.AddAttribute(FindingKind.TraceIdsDiffer, value.Kind, key,
                    "not 16 lower-case hexadecimal digits: the upper half of the trace id may be lost");
                break;
        }
    }

    // The map with an earlier value of the key, each pair told once.
    private static string? FindOther(string key, TagValueKind kind, SpanRecord span)
    {
        if (span.Attributes.Find(key, TagValueKind.String) is not null) return "meta";
        return kind == TagValueKind.Bytes && span.Attributes.Find(key, TagValueKind.Double) is not null ? "metrics" : null;
    }

    private static bool IsExempt(string key) => key.StartsWith("_dd.", StringComparison.Ordinal)
        && (key.EndsWith(".json", StringComparison.Ordinal) || key.EndsWith(".msgpack", StringComparison.Ordinal)
            || key.EndsWith(".protobuf", StringComparison.Ordinal));

    private static bool IsJsonArray(string text)
    {
        try
        {
            using JsonDocument document = JsonDocument.Parse(text);
            return document.RootElement.ValueKind == JsonValueKind.Array;
        }
        catch (JsonException)
        {
            return false;
        }
    }
}
