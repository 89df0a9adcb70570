using System.Text.Json;
using SpanPack.Agent.Tests.Schemas;

namespace SpanPack.Agent.Tests;

/// <summary>What tests of telemetry share: clients, and what an agent has received, each body checked by the schemas.</summary>
internal static class TelemetryTest
{
    internal static ProcessDescription Process { get; } = new() { Service = "shop", Environment = "test", Version = "1.2.3" };

    /// <summary>
    /// Options for an agent, without what the test's own program has loaded. Without a clock time stands still: only flushes send.
    /// </summary>
    internal static TelemetryOptions OptionsFor(Uri agent, TimeProvider? time = null) => new()
    {
        IsEnabled = true,
        Process = Process,
        ReportsAssemblies = false,
        Client = new AgentClientOptions
        {
            AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse(agent.ToString())),
            RequestTimeout = Patience.Long, ConnectTimeout = Patience.Long
        },
        ShutdownTimeout = Patience.Long,
        FlushTimeout = Timeout.InfiniteTimeSpan, // tests have their own
        Time = time ?? new ManualTime(),
    };

    /// <summary>The bodies that an agent took, in their order.</summary>
    internal static JsonElement[] BodiesOf(DevAgentServer agent)
        => [.. agent.Requests.Where(static request => request.Telemetry is not null).Select(static request =>
            Read(request.Telemetry!.Json))];

    /// <summary>Reads a body; it must be valid.</summary>
    internal static JsonElement Read(ReadOnlyMemory<byte> json)
    {
        using var document = JsonDocument.Parse(json);
        Assert.Empty(SchemaSet.Validate(SchemaSet.Telemetry, document.RootElement));
        return document.RootElement.Clone();
    }

    /// <summary>The messages of bodies, out of their batches.</summary>
    internal static (string Type, JsonElement Payload)[] MessagesOf(IEnumerable<JsonElement> bodies)
        => [.. bodies.SelectMany(static body => body.GetProperty("request_type").GetString() == "message-batch"
            ? body.GetProperty("payload").EnumerateArray().ToArray()
            : [body])
            .Select(static message => (message.GetProperty("request_type").GetString()!, message.GetProperty("payload")))];

    internal static JsonElement PayloadOf(this IEnumerable<(string Type, JsonElement Payload)> messages, string type)
        => Assert.Single(messages, message => message.Type == type).Payload;

    /// <summary>The sum of a metric's points, of those with a tag if there is one.</summary>
    internal static double SumOf(IEnumerable<(string Type, JsonElement Payload)> messages, string metric, string? tag = null)
        => messages.Where(static message => message.Type == "generate-metrics")
            .SelectMany(static message => message.Payload.GetProperty("series").EnumerateArray())
            .Where(series => series.GetProperty("metric").GetString() == metric
                && (tag is null || series.GetProperty("tags").EnumerateArray().Any(one => one.GetString() == tag)))
            .Sum(static series => series.GetProperty("points")[0][1].GetDouble());

    internal static long[] NumbersOf(IEnumerable<JsonElement> bodies)
        => [.. bodies.Select(static body => body.GetProperty("seq_id").GetInt64())];
}
