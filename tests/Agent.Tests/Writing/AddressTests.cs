namespace SpanPack.Agent.Tests;

/// <summary>Where a writer sends.</summary>
public sealed class AddressTests
{
    [Fact]
    public async Task TheUrl_WinsOverTheClient()
    {
        await using var agent = new TraceAgent();
        await using var writer = new AgentWriter(new AgentWriterOptions
        {
            AgentUrl = agent.Address.ToString(),
            Client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse("http://127.0.0.1:1")) },
        });
        writer.Write(Chunks.Of(1));
        await writer.FlushAsync().InTime();

        Assert.Single(agent.Traces);
    }

    [Fact]
    public void AUrlThatIsNone_IsRefused()
    {
        var wrong = new AgentWriterOptions { AgentUrl = "nonsense" };

        Assert.Equal(nameof(AgentWriterOptions.AgentUrl), Assert.Throws<ArgumentOutOfRangeException>(wrong.Check).ParamName);
    }

    [Fact]
    public async Task AVariableThatIsNoAddress_IsTold()
    {
        var told = new List<string>();
        var rules = AgentAddressRules.FromEnvironment(static name => name == "DD_TRACE_AGENT_URL" ? "nonsense" : null);
        await using var writer = new AgentWriter(new AgentWriterOptions
        {
            Client = new AgentClientOptions { AddressRules = rules },
            Logger = new CallbackLogger((_, text) => { lock (told) told.Add(text); }), ShutdownTimeout = TimeSpan.Zero
        });

        lock (told) Assert.Single(told, static text => text.StartsWith("Ignored DD_TRACE_AGENT_URL: ", StringComparison.Ordinal));
    }
}
