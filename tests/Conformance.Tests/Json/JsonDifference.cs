using System.Globalization;
using System.Text.Json;

namespace SpanPack.Conformance.Tests.Json;

/// <summary>Compares JSON by content: members in any order, numbers by value.</summary>
internal static class JsonDifference
{
    /// <summary>Finds the first difference.</summary>
    /// <param name="expected">What others decoded. Nulls in it are nil elements, which count as absent.</param>
    /// <param name="actual">What is compared with it.</param>
    /// <param name="subset">Names of objects that may have more members than expected.</param>
    /// <returns>Where and what, or <see langword="null"/> when there is none.</returns>
    internal static string? Find(JsonElement expected, JsonElement actual, params string[] subset) => Find(expected, actual, "$", subset);

    private static string? Find(JsonElement expected, JsonElement actual, string path, string[] subset)
    {
        if (expected.ValueKind != actual.ValueKind) return Describe(expected, actual, path);
        return expected.ValueKind switch
        {
            JsonValueKind.Object => FindInObjects(expected, actual, path, subset),
            JsonValueKind.Array => FindInArrays(expected, actual, path, subset),
            JsonValueKind.Number => SameNumber(expected.GetRawText(), actual.GetRawText()) ? null : Describe(expected, actual, path),
            JsonValueKind.String => expected.GetString() == actual.GetString() ? null : Describe(expected, actual, path),
            _ => null,
        };
    }

    private static string? FindInObjects(JsonElement expected, JsonElement actual, string path, string[] subset)
    {
        var rest = new Dictionary<string, JsonElement>(StringComparer.Ordinal);
        foreach (JsonProperty member in actual.EnumerateObject())
        {
            if (!rest.TryAdd(member.Name, member.Value)) return $"{path}: '{member.Name}' is there twice";
        }

        foreach (JsonProperty member in expected.EnumerateObject())
        {
            if (member.Value.ValueKind == JsonValueKind.Null) continue;
            if (!rest.Remove(member.Name, out JsonElement value)) return $"{path}: '{member.Name}' is missing";
            if (Find(member.Value, value, $"{path}.{member.Name}", subset) is { } difference) return difference;
        }

        bool mayHaveMore = subset.Contains(path[(path.LastIndexOf('.') + 1)..]);
        return rest.Count == 0 || mayHaveMore ? null : $"{path}: '{rest.First().Key}' is not expected";
    }

    private static string? FindInArrays(JsonElement expected, JsonElement actual, string path, string[] subset)
    {
        JsonElement[] wanted = [.. expected.EnumerateArray().Where(static e => e.ValueKind != JsonValueKind.Null)];
        if (wanted.Length != actual.GetArrayLength()) return $"{path}: {wanted.Length} elements expected, {actual.GetArrayLength()} found";
        for (int i = 0; i < wanted.Length; i++)
        {
            if (Find(wanted[i], actual[i], $"{path}[{i}]", subset) is { } difference) return difference;
        }

        return null;
    }

    // Times are integers beyond 2^53, metrics are doubles that may be written as integers.
    private static bool SameNumber(string expected, string actual)
    {
        bool exact = long.TryParse(expected, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out long left)
            & long.TryParse(actual, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out long right);
        if (exact && left != right) return false;
        return double.Parse(expected, CultureInfo.InvariantCulture).Equals(double.Parse(actual, CultureInfo.InvariantCulture));
    }

    private static string Describe(JsonElement expected, JsonElement actual, string path)
        => $"{path}: {Short(expected)} expected, {Short(actual)} found";

    private static string Short(JsonElement value) => value.GetRawText() is { Length: > 200 } text ? text[..200] + "…" : value.GetRawText();
}
