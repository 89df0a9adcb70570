using System.Globalization;
using System.Text.Json;

namespace SpanPack;

/// <summary>Tags and their values as answers.</summary>
internal static class TagAnswers
{
    private const int MaxBytes = 65_536; // of binary data

    internal static IReadOnlyList<TagAnswer> Of(IEnumerable<KeyValuePair<string, TagValue>> tags)
        => [.. tags.Select(static tag => Of(tag.Key, tag.Value))];

    internal static TagAnswer Of(string key, in TagValue value)
    {
        string name = ListText.Cut(key, ListText.MaxDetailUnits);
        TagAnswer answer = Of(value);
        return answer with
        {
            Key = name,
            Source = TagSources.Of(key, value.Kind),
            Group = ListText.Cut(TagSources.GroupOf(key)),
            Unit = answer.Type == "number" ? TagSources.UnitOf(key) : null
        };
    }

    /// <summary>Gets the members of an object as tags; none if the JSON is not an object.</summary>
    internal static IReadOnlyList<TagAnswer> OfMembers(JsonElement members)
        => members.ValueKind != JsonValueKind.Object
            ? []
            : [.. members.EnumerateObject().Select(static member => OfJson(Name(member), member.Value))];

    private static TagAnswer Of(in TagValue value) => value.Kind switch
    {
        TagValueKind.Bool => new TagAnswer { Type = "boolean", Value = value.AsBool() ? "true" : "false" },
        TagValueKind.Int => new TagAnswer { Type = "number", Value = value.AsInt64().ToString(CultureInfo.InvariantCulture) },
        TagValueKind.Double => new TagAnswer { Type = "number", Value = value.AsDouble().ToString(CultureInfo.InvariantCulture) },
        TagValueKind.Bytes
            => new TagAnswer
            {
                Type = "bytes", Length = value.AsBytes().Length,
                Value = Convert.ToBase64String(value.AsBytes().Span[..Math.Min(MaxBytes, value.AsBytes().Length)])
            },
        TagValueKind.Array => new TagAnswer { Type = "array", Items = [.. value.AsArray().ToArray().Select(static item => Of(item))] },
        TagValueKind.KeyValueList
            => new TagAnswer
            {
                Type = "map",
                Entries = [.. value.AsKeyValueList().Select(static pair =>
                    Of(pair.Value) with { Key = ListText.Cut(pair.Key, ListText.MaxDetailUnits) })]
            },
        _ => new TagAnswer { Type = "string", Value = ListText.Cut(value.AsString() ?? string.Empty, ListText.MaxDetailUnits) },
    };

    private static TagAnswer OfJson(string name, JsonElement value)
        => OfJson(value) with
        {
            Key = name,
            Source = TagSources.Of(name, TagValueKind.String),
            Group = ListText.Cut(TagSources.GroupOf(name))
        };

    private static TagAnswer OfJson(JsonElement value) => value.ValueKind switch
    {
        JsonValueKind.Array => new TagAnswer { Type = "array", Items = [.. value.EnumerateArray().Select(OfJson)] },
        JsonValueKind.Object
            => new TagAnswer
            {
                Type = "map",
                Entries = [.. value.EnumerateObject().Select(static member => OfJson(member.Value) with { Key = Name(member) })]
            },
        JsonValueKind.Number => new TagAnswer { Type = "number", Value = value.GetRawText() },
        JsonValueKind.True or JsonValueKind.False => new TagAnswer { Type = "boolean", Value = value.GetRawText() },
        JsonValueKind.String => new TagAnswer { Type = "string", Value = Text(value) },
        _ => new TagAnswer { Type = "string", Value = string.Empty },
    };

    /// <summary>Gets a text; empty if the value is not a text, or not valid Unicode.</summary>
    internal static string Text(JsonElement value)
    {
        try
        {
            return value.ValueKind == JsonValueKind.String ? value.GetString()! : string.Empty;
        }
        catch (InvalidOperationException)
        {
            return string.Empty;
        }
    }

    private static string Name(JsonProperty member)
    {
        try
        {
            return member.Name;
        }
        catch (InvalidOperationException)
        {
            return "\uFFFD"; // half of a character
        }
    }
}
