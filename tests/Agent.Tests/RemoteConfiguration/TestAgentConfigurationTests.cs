using SpanPack.Agent.Tests.Oracles;

namespace SpanPack.Agent.Tests.RemoteConfiguration;

/// <summary>Datadog's test agent is asked, and serves what it builds itself.</summary>
[Collection(TestAgentCollection.Name)]
public sealed class TestAgentConfigurationTests(TestAgent agent)
{
    [TestAgentFact]
    public async Task Configurations_OfTheTestAgent_AreTaken()
    {
        var held = new HeldFiles();
        await using RemoteConfigurationClient client =
            new(new() { Process = Clients.Process, PollInterval = TimeSpan.FromMilliseconds(20), Client = Clients.To(agent.Address) });
        using IDisposable subscription = client.Subscribe("APM_TRACING", [12, 13, 14], held.Take);
        await agent.ServeConfigurationAsync("datadog/2/APM_TRACING/one/config", """{"lib_config":{"tracing_sampling_rate":0.5}}""");
        await Wait.UntilAsync(() => held.Updates is ["+one"], "one is there");
        await agent.ServeConfigurationAsync("datadog/2/APM_TRACING/one/config", """{"lib_config":{"tracing_sampling_rate":0.25}}""");
        await Wait.UntilAsync(() => held.Updates is ["+one", "*one"], "it has changed, though its version has not");
        await agent.ServeConfigurationAsync("employee/APM_TRACING/two/config", "{}");
        await Wait.UntilAsync(() => held.Updates is ["+one", "*one", "-one +two"], "another one is in its place");

        Assert.Null(client.LastError);
    }
}
