using System.Globalization;
using System.Text.Json;
using System.Text.RegularExpressions;

namespace SpanPack.Agent.Tests.Oracles;

/// <summary>A trace request as the agent's receiver saw it, and what the agent made of it.</summary>
internal sealed partial class AgentCheckRequest(JsonElement headers, JsonElement outcome, byte[] body)
{
    internal int Status => headers.GetProperty("response").GetProperty("status").GetInt32();

    internal TraceFormat Format => TraceFormats.All.Single(format => format.GetPath() == headers.GetProperty("path").GetString());

    internal int ChunkCount => int.Parse(this["X-Datadog-Trace-Count"]!, CultureInfo.InvariantCulture);

    internal bool IsKept => outcome.GetProperty("received").GetBoolean() && outcome.GetProperty("kept").GetBoolean();

    internal TracePayload Payload { get; } = TracePayloadReader.Read(body);

    /// <summary>Gets what was counted, by name.</summary>
    internal IReadOnlyDictionary<string, int> Counters
        => outcome.GetProperty("counters")
            .EnumerateObject()
            .ToDictionary(static counter => counter.Name, static counter => counter.Value.GetInt32());

    /// <summary>Gets what the agent changed that it does not change in the payloads of every tracer.</summary>
    internal IEnumerable<string> Repairs
        => outcome.GetProperty("changes").EnumerateArray().Where(change => !IsUsual(change)).Select(static change => change.GetRawText());

    /// <summary>Gets the value of a header of the request; null when it did not come.</summary>
    internal string? this[string name]
        => headers.GetProperty("headers").TryGetProperty(name, out JsonElement values)
            ? values.EnumerateArray().Single().GetString()
            : null;

    private bool IsUsual(JsonElement change)
    {
        string path = change.GetProperty("path").GetString()!;
        if (Addition().IsMatch(path)) return change.TryGetProperty("added", out _);
        return Resource().Match(path) is { Success: true } match && Payload.Chunks[Number(match, 1)].Spans[Number(match, 2)].Type == "sql";
    }

    private static int Number(Match match, int group) => int.Parse(match.Groups[group].ValueSpan, CultureInfo.InvariantCulture);

    [GeneratedRegex(@"^/chunks/\d+/spans/\d+/\w+/(_top_level|_sampling_priority_rate_v1|sql\.query)$")]
    private static partial Regex Addition();

    // The text of a query is obfuscated.
    [GeneratedRegex(@"^/chunks/(\d+)/spans/(\d+)/resource$")]
    private static partial Regex Resource();
}
