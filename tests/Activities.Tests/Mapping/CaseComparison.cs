using System.Globalization;
using System.Text;
using System.Text.Json;
using System.Text.RegularExpressions;

namespace SpanPack.Activities.Tests.Mapping;

/// <summary>Compares a mapped span with the agent's, value by value.</summary>
internal static partial class CaseComparison
{
    /// <summary>What differs, a line each.</summary>
    /// <param name="one">The case.</param>
    /// <param name="span">What was made of it.</param>
    /// <param name="now">What the clock said, in nanoseconds.</param>
    /// <param name="saysDropped">Whether its source could say how many attributes were dropped.</param>
    internal static List<string> Differences(MappingCase one, Span span, long now, bool saysDropped = true)
    {
        var differences = new List<string>();
        JsonElement expected = one.Expected;
        Compare("service", expected.GetProperty("service").GetString(), span.Service, differences);
        Compare("name", expected.GetProperty("name").GetString(), span.Name, differences);
        Compare("resource", ResourceOf(expected), span.Resource, differences);
        Compare("type", expected.GetProperty("type").GetString(), span.Type, differences);
        Compare("error", expected.GetProperty("error").GetInt32(), span.Error, differences);
        Compare("duration", expected.GetProperty("duration").GetInt64(), span.Duration, differences);
        JsonElement start = expected.GetProperty("start");
        Compare("start", start.ValueKind == JsonValueKind.String ? now - span.Duration : start.GetInt64(), span.Start, differences);
        Compare("traceId", expected.GetProperty("traceId").GetString(), ((ulong)span.TraceId).ToString(CultureInfo.InvariantCulture),
            differences);
        Compare("spanId", expected.GetProperty("spanId").GetString(), span.SpanId.ToString(CultureInfo.InvariantCulture), differences);
        Compare("parentId", expected.GetProperty("parentId").GetString(), span.ParentId.ToString(CultureInfo.InvariantCulture),
            differences);
        CompareTexts(one, span, saysDropped, differences);
        CompareNumbers(expected.GetProperty("metrics"), span, differences);
        return differences;
    }

    private static void CompareTexts(MappingCase one, Span span, bool saysDropped, List<string> differences)
    {
        var actual = new Dictionary<string, string>(StringComparer.Ordinal);
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags())
        {
            if (!actual.TryAdd(tag.Key, tag.Value)) differences.Add($"meta {tag.Key}: twice");
        }

        // A tag of that name beside the structures would be sent as well.
        if (!span.Events.IsEmpty && !actual.TryAdd("events", AgentText.OfEvents(span.Events)))
            differences.Add("meta events: beside the events");
        if (!span.Links.IsEmpty && !actual.TryAdd("_dd.span_links", AgentText.OfLinks(span.Links)))
            differences.Add("meta _dd.span_links: beside the links");
        actual.Remove("_dd.p.dm");
        foreach (JsonProperty property in one.Expected.GetProperty("meta").EnumerateObject())
        {
            if (property.Name == "_dd.p.dm") continue;
            string expected = property.Value.GetString()!;
            if (!saysDropped) expected = Dropped().Replace(expected, "");
            Compare($"meta {property.Name}", expected, actual.GetValueOrDefault(property.Name), differences);
            actual.Remove(property.Name);
        }

        foreach (KeyValuePair<string, string> more in actual) differences.Add($"meta {more.Key}: {more.Value} is too much");
    }

    [GeneratedRegex(@",""dropped_attributes_count"":\d+")]
    private static partial Regex Dropped();

    private static void CompareNumbers(JsonElement expected, Span span, List<string> differences)
    {
        var actual = new Dictionary<string, double>(StringComparer.Ordinal);
        foreach (KeyValuePair<string, double> tag in span.EnumerateMetrics())
        {
            if (!actual.TryAdd(tag.Key, tag.Value)) differences.Add($"metrics {tag.Key}: twice");
        }

        foreach (JsonProperty property in expected.EnumerateObject())
        {
            double? number = actual.TryGetValue(property.Name, out double found) ? found : null;
            long? bits = number is { } value ? BitConverter.DoubleToInt64Bits(value) : null;
            Compare($"metrics {property.Name}", BitConverter.DoubleToInt64Bits(CaseValues.ReadDouble(property.Value)), bits, differences);
            actual.Remove(property.Name);
        }

        foreach (KeyValuePair<string, double> more in actual) differences.Add($"metrics {more.Key}: {more.Value} is too much");
    }

    // The agent may cut within a character; here the text ends before it.
    private static string? ResourceOf(JsonElement expected)
    {
        if (!expected.TryGetProperty("resourceBytes", out JsonElement bytes)) return expected.GetProperty("resource").GetString();
        return Encoding.UTF8.GetString(bytes.GetBytesFromBase64()).TrimEnd('\uFFFD');
    }

    private static void Compare<T>(string what, T expected, T actual, List<string> differences)
    {
        if (!EqualityComparer<T>.Default.Equals(expected, actual)) differences.Add($"{what}: expected {expected}, was {actual}");
    }
}
