using System.Reflection;
using System.Text.Json;

namespace SpanPack.Agent.Tests;

/// <summary>What a writer tells of itself.</summary>
public sealed class WriterTelemetryTests
{
    [Fact]
    public async Task Writer_TellsWhatItSent_AndWhatNot()
    {
        await using DevAgentServer agent =
            await DevAgentServer.StartAsync(new DevAgentOptions
            {
                Behavior = new DevAgentBehavior
                {
                    Faults = [DevAgentFault.Answer(400,
            every: 2)]
                }
            });
        long bytes;
        await using (AgentWriter writer = Create(agent, isEnabled: true))
        {
            writer.Write(Chunks.Of(1, spanCount: 3));
            await writer.FlushAsync().InTime();
            bytes = writer.Sent.Bytes;
            writer.Write(Chunks.Of(2, spanCount: 5));
            await writer.FlushAsync().InTime();
        }

        (string Type, JsonElement Payload)[] messages = TelemetryTest.MessagesOf(TelemetryTest.BodiesOf(agent));
        Assert.Equal(("app-started", "app-closing"), (messages[0].Type, messages[^1].Type));
        Assert.Contains(messages[0].Payload.GetProperty("configuration").EnumerateArray(),
            static setting => setting.GetProperty("name").GetString() == "spanpack.writer.segment_bytes");
        Assert.Equal((1, 1, 5, 2),
            (SumOf("trace_chunks_sent"), SumOf("trace_chunks_dropped", "reason:api_error"), SumOf("spans_dropped", "reason:api_error"),
                SumOf("trace_api.requests")));
        Assert.Equal((1, 1, 1),
            (SumOf("trace_api.responses", "status_code:200"), SumOf("trace_api.responses", "status_code:400"),
                SumOf("trace_api.errors", "type:status_code")));
        JsonElement sizes = messages.Where(static message => message.Type == "distributions")
            .SelectMany(static message => message.Payload.GetProperty("series").EnumerateArray())
            .First(static series => series.GetProperty("metric").GetString() == "trace_api.bytes");
        Assert.Equal(bytes, sizes.GetProperty("points")[0].GetDouble());
        Assert.InRange(MetricNames.Check(messages), 8, int.MaxValue);

        double SumOf(string metric, string? tag = null) => TelemetryTest.SumOf(messages, metric, tag);
    }

    [Fact]
    public async Task RequestWithoutAnAnswer_IsTold()
    {
        var fault = new DevAgentFault(DevAgentFaultKind.Garbage, every: 2);
        await using DevAgentServer agent =
            await DevAgentServer.StartAsync(new DevAgentOptions { Behavior = new DevAgentBehavior { Faults = [fault] } });
        await using (AgentWriter writer = Create(agent, isEnabled: true))
        {
            for (ulong id = 1; id <= 2; id++)
            {
                writer.Write(Chunks.Of(id));
                Assert.True((await writer.FlushAsync().InTime()).IsComplete);
            }
        }

        (string Type, JsonElement Payload)[] messages = TelemetryTest.MessagesOf(TelemetryTest.BodiesOf(agent));
        Assert.Equal(1, TelemetryTest.SumOf(messages, "trace_api.errors", "type:network"));
        Assert.Equal(3, TelemetryTest.SumOf(messages, "trace_api.requests"));
        Assert.Equal(2, TelemetryTest.SumOf(messages, "trace_api.responses"));
        Assert.Equal(2, TelemetryTest.SumOf(messages, "trace_chunks_sent"));
    }

    [Fact]
    public void EveryMetric_IsOneThatDatadogKeeps()
    {
        TelemetryMetric[] metrics =
        [
            .. typeof(AgentWriter).Assembly.GetTypes()
                .Where(static type => !type.ContainsGenericParameters)
                .SelectMany(static type => type.GetFields(BindingFlags.Static | BindingFlags.NonPublic | BindingFlags.Public))
                .Where(static field => field.FieldType == typeof(TelemetryMetric))
                .Select(static field => (TelemetryMetric)field.GetValue(null)!),
        ];

        Assert.InRange(metrics.Length, 12, int.MaxValue);
        Assert.All(metrics, MetricNames.Check);
    }

    [Fact]
    public async Task Writer_TellsNothing_UnlessItIsAsked()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        await using (AgentWriter writer = Create(agent, isEnabled: null))
        {
            Assert.False(writer.Telemetry.IsEnabled);
            writer.Write(Chunks.Of(1));
            await writer.FlushAsync().InTime();
        }

        Assert.DoesNotContain(agent.Requests, static request => request.Path.StartsWith("/telemetry", StringComparison.Ordinal));
    }

    [Fact]
    public async Task AgentThatTakesTelemetryLater_IsToldAllFromTheStart()
    {
        var off = new DevAgentBehavior { TakesTelemetry = false, Endpoints = ["/v0.4/traces", "/telemetry/proxy/"] };
        await using DevAgentServer agent = await DevAgentServer.StartAsync(new DevAgentOptions { Behavior = off });
        await using AgentWriter writer = Create(agent, isEnabled: true);
        await Wait.UntilAsync(() => writer.Telemetry.ToString().Contains("takes none", StringComparison.Ordinal), "the agent said 404");
        writer.Telemetry.Report(new TelemetryDependency("Newtonsoft.Json", "13.0.3"));
        agent.Behavior = off with { TakesTelemetry = true, AgentVersion = "7.86.0" };
        for (ulong id = 1; TelemetryTest.BodiesOf(agent).Length == 0; id++)
        {
            writer.Write(Chunks.Of(id)); // its answer says that the info has changed
            await writer.FlushAsync().InTime();
        }

        await writer.Telemetry.FlushAsync().InTime();
        (string Type, JsonElement Payload)[] messages = TelemetryTest.MessagesOf(TelemetryTest.BodiesOf(agent));
        Assert.Equal("app-started", messages[0].Type);
        Assert.NotEmpty(messages[0].Payload.GetProperty("configuration").EnumerateArray());
        Assert.NotEmpty(messages.PayloadOf("app-dependencies-loaded").GetProperty("dependencies").EnumerateArray());
    }

    [Fact]
    public async Task AgentThatDoesNotListTelemetry_IsSentNone()
    {
        await using DevAgentServer agent =
            await DevAgentServer.StartAsync(new DevAgentOptions { Behavior = new DevAgentBehavior { Endpoints = ["/v0.4/traces"] } });
        await using (AgentWriter writer = Create(agent, isEnabled: true))
        {
            await Wait.UntilAsync(() => agent.Requests.Any(static request => request.Path == "/info"),
                "the writer asked what the agent is");
            writer.Write(Chunks.Of(1));
            await writer.FlushAsync().InTime();
            await Wait.UntilAsync(() => !writer.Telemetry.FlushAsync().InTime().GetAwaiter().GetResult(), "telemetry waits");
        }

        Assert.InRange(agent.Requests.Count(static request => request.Telemetry is not null), 0, 2); // before the info was known
    }

    // Only what would go to the lost agent is not tried.
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task TelemetryWithAnAddressOfItsOwn_IsSentAtTheEnd_WhereTracesHaveNoAgent(bool isEndOfProcess)
    {
        await using var agent = new TelemetryAgent(static _ => 200);
        await using var writer = new AgentWriter(new AgentWriterOptions
        {
            Process = TelemetryTest.Process,
            Telemetry = TelemetryTest.OptionsFor(agent.Url),
            Client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse("unix:///nowhere/apm.socket")) },
            ShutdownTimeout = Patience.Long,
            ExitTimeout = Patience.Long,
        });
        await Wait.UntilAsync(() => writer.IsAgentLost, "the connect fails");
        await (isEndOfProcess ? writer.EndWithProcessAsync() : writer.DisposeAsync().AsTask()).InTime();

        Assert.Contains(TelemetryTest.MessagesOf(agent.Bodies), static message => message.Type == "app-closing");
    }

    private static AgentWriter Create(DevAgentServer agent, bool? isEnabled) => new(new AgentWriterOptions
    {
        Process = TelemetryTest.Process,
        FlushInterval = TimeSpan.FromMinutes(10),
        ShutdownTimeout = Patience.Long,
        Telemetry = new TelemetryOptions
        {
            IsEnabled = isEnabled, ReportsAssemblies = false, ShutdownTimeout = Patience.Long,
            Variables = new Variables(static _ => null)
        },
        Client = new AgentClientOptions
        {
            AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse(agent.Url.ToString())),
            RequestTimeout = Patience.Long, ConnectTimeout = Patience.Long
        },
    });
}
