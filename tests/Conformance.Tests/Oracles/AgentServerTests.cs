using System.Net;
using System.Text.Json;
using System.Text.RegularExpressions;
using SpanPack.Conformance.Tests.Samples;

namespace SpanPack.Conformance.Tests.Oracles;

/// <summary>A running agent keeps our payloads whole and repairs nothing, on its current path and on the older one.</summary>
public sealed partial class AgentServerTests
{
    [AgentCheckTheory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task Payloads_AreKeptAsTheyAre(bool legacy)
    {
        using AgentServer server = await AgentServer.StartAsync(legacy);
        foreach (SamplePayload sample in SamplePayloads.All.Where(static sample => !sample.Repaired && sample.Chunks.Count > 0))
        {
            JsonElement outcome = await PostAsync(server, sample);

            Assert.True(outcome.GetProperty("kept").GetBoolean(), sample.Name);
            Assert.Equal(sample.Chunks.Sum(static chunk => chunk.Spans.Count),
                outcome.GetProperty("counters").GetProperty("SpansReceived").GetInt32());
            Assert.Equal([], Faults(outcome).Select(fault => $"{sample.Name}: {fault}"));
            Assert.All(outcome.GetProperty("changes").EnumerateArray(),
                change => Assert.True(IsUsual(sample, change, legacy), $"{sample.Name}: {change.GetRawText()}"));
        }
    }

    [AgentCheckFact]
    public async Task PayloadWithoutChunks_IsReceived()
    {
        using AgentServer server = await AgentServer.StartAsync();
        SamplePayload sample = SamplePayloads.All.Single(static sample => sample.Chunks.Count == 0);

        Assert.Empty(Faults(await PostAsync(server, sample)));
    }

    [AgentCheckFact]
    public async Task Repairs_AreSeen()
    {
        using AgentServer server = await AgentServer.StartAsync();
        SamplePayload sample = SamplePayloads.All.Single(static sample => sample.Name == "bare span");

        JsonElement outcome = await PostAsync(server, sample);

        Assert.Contains("SpansMalformed.ServiceEmpty", Faults(outcome));
        Assert.Contains(outcome.GetProperty("changes").EnumerateArray(), change => !IsUsual(sample, change, legacy: false));
    }

    private static async Task<JsonElement> PostAsync(AgentServer server, SamplePayload sample)
    {
        Assert.Equal(HttpStatusCode.OK, await server.PostAsync(sample.Body, sample.Chunks.Count));
        JsonElement outcome = await server.OutcomeAsync(server.LastRequest);
        Assert.True(outcome.GetProperty("received").GetBoolean(), sample.Name);
        return outcome;
    }

    private static IEnumerable<string> Faults(JsonElement outcome) => outcome.GetProperty("counters").EnumerateObject()
        .Select(static counter => counter.Name)
        .Where(static name => name.StartsWith("SpansMalformed.", StringComparison.Ordinal)
            || name.StartsWith("TracesDropped.", StringComparison.Ordinal));

    /// <summary>Whether the agent does this to the payload of every tracer.</summary>
    private static bool IsUsual(SamplePayload sample, JsonElement change, bool legacy)
    {
        string path = change.GetProperty("path").GetString()!;
        if (Addition().IsMatch(path)) return change.TryGetProperty("added", out _);
        if (legacy && FieldOfTheChunk().IsMatch(path)) return true;
        return Resource().Match(path) is { Success: true } match
            && sample.Chunks[int.Parse(match.Groups[1].ValueSpan)].Spans[int.Parse(match.Groups[2].ValueSpan)].Type == "sql";
    }

    [GeneratedRegex(@"^/chunks/\d+/spans/\d+/\w+/(_top_level|_sampling_priority_rate_v1|sql\.query)$")]
    private static partial Regex Addition();

    // The older path copies these from the spans.
    [GeneratedRegex(@"^/(env|app_version|chunks/\d+/(priority|origin|tags/_dd\.p\.dm))$")]
    private static partial Regex FieldOfTheChunk();

    // The text of a query is obfuscated.
    [GeneratedRegex(@"^/chunks/(\d+)/spans/(\d+)/resource$")]
    private static partial Regex Resource();
}
