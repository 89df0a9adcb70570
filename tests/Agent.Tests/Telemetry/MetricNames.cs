using System.Text.Json;

namespace SpanPack.Agent.Tests;

/// <summary>The metrics that Datadog keeps: <c>tests/vectors/telemetry/metrics.tsv</c>.</summary>
internal static class MetricNames
{
    private static readonly Dictionary<(string Namespace, string Name), string[]> s_known = Read();

    internal static void Check(TelemetryMetric metric)
        => Check(metric.Namespace, metric.Name, JsonNamingPolicy.SnakeCaseLower.ConvertName(metric.Kind.ToString()), metric.IsCommon, []);

    /// <summary>Checks the series of messages, with their tags.</summary>
    /// <returns>How many there were.</returns>
    internal static int Check(IEnumerable<(string Type, JsonElement Payload)> messages)
    {
        int count = 0;
        foreach ((string type, JsonElement payload) in messages)
        {
            if (type is not ("generate-metrics" or "distributions")) continue;
            foreach (JsonElement series in payload.GetProperty("series").EnumerateArray())
            {
                string kind = type == "distributions" ? "distribution" : series.GetProperty("type").GetString()!;
                (string part, string name) = (TextOf(series, "namespace"), TextOf(series, "metric"));
                string[] tags = [];
                if (series.TryGetProperty("tags", out JsonElement list))
                    tags = [.. list.EnumerateArray().Select(static tag => tag.GetString()!)];
                Check(part, name, kind, series.GetProperty("common").GetBoolean(), tags);
                count++;
            }
        }

        return count;
    }

    private static void Check(string part, string name, string kind, bool isCommon, IEnumerable<string> tags)
    {
        Assert.True(s_known.TryGetValue((part, name), out string[]? known), $"{part}.{name} is not on the list.");
        Assert.Equal((known![2], known[3] == "common"), (kind, isCommon));
        Assert.All(tags, tag => Assert.Contains(tag[..tag.IndexOf(':')], known[4].Split(',')));
    }

    private static string TextOf(JsonElement series, string name) => series.GetProperty(name).GetString()!;

    private static Dictionary<(string, string), string[]> Read()
        => File.ReadLines(Path.Combine(VectorFolder.Path, "telemetry", "metrics.tsv"))
            .Where(static line => line[0] != '#')
            .Select(static line => line.Split('\t'))
            .ToDictionary(static cells => (cells[0], cells[1]));
}
