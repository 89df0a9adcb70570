namespace SpanPack.Agent.Tests.RemoteConfiguration;

/// <summary>Agents that become others, files that go and come again, and subscribers that do.</summary>
public sealed class ReturningTests
{
    private const string Other = "APM_TRACING";

    [Fact]
    public async Task AgentThatHasBecomeAnother_IsAskedWhatItIs()
    {
        string known = Served.HashOf(ConfigurationAgent.Listed);
        int askedBefore = 0;
        ConfigurationAgent? agent = null;
        agent = new ConfigurationAgent((_, number) =>
        {
            if (number == 3) askedBefore = agent!.InfoCount;
            return TraceAgent.Response(200, "{}", $"Datadog-Agent-State: {(number < 3 ? known : "another")}");
        });
        await using ConfigurationAgent end = agent;
        await using RemoteConfigurationClient client = agent.CreateClient();
        using IDisposable subscription = client.Subscribe(Clients.Product, [], static _ => { });

        await Wait.UntilAsync(() => agent.InfoCount >= 2, "it is asked again");
        Assert.Equal(1, askedBefore);
    }

    [Fact]
    public async Task WhoSubscribesAgain_IsToldNothingOfBefore()
    {
        string content = "before";
        await using var agent = new ConfigurationAgent((poll, _) =>
            ConfigurationAgent.Ok(Asks(poll, Clients.Product) ? Served.One(Volatile.Read(ref content)).ToJson() : "{}"));
        await using RemoteConfigurationClient client = agent.CreateClient();
        using IDisposable other = client.Subscribe(Other, [], static _ => { });
        var first = new HeldFiles();
        IDisposable subscription = client.Subscribe(Clients.Product, [], first.Take);
        await Wait.UntilAsync(() => first.Updates is ["+a"], "it is told");
        subscription.Dispose();
        int polls = agent.Polls.Length;
        await Wait.UntilAsync(() => agent.Polls.Skip(polls).Any(static poll => !Asks(poll, Clients.Product)), "nobody wants it");
        Volatile.Write(ref content, "after");

        var again = new HeldFiles();
        using IDisposable next = client.Subscribe(Clients.Product, [], again.Take);
        await Wait.UntilAsync(() => again.Updates.Length > 0, "it is told again");
        await agent.WaitForPollsAsync(agent.Polls.Length + 3);
        Assert.Equal(["+a"], again.Updates);
        Assert.Equal([$"{Served.PathOf("a")} {Served.HashOf("after")}"], again.Hashes);
    }

    [Fact]
    public async Task FileThatIsGone_HasNoState_AndComesAsANewOne()
    {
        Served served = Served.One();
        await using var agent = new ConfigurationAgent((_, _) => ConfigurationAgent.Ok(Volatile.Read(ref served).ToJson()));
        await using RemoteConfigurationClient client = agent.CreateClient();
        var held = new HeldFiles();
        using IDisposable subscription = client.Subscribe(Clients.Product, [], update =>
        {
            held.Take(update);
            if (held.Updates.Length == 1) update.Reject(update.Changes[0], "not yet");
        });
        await Wait.UntilAsync(() => SubscriberTests.StatesOf(agent).SequenceEqual(["ASM_FEATURES a 3"]), "it is rejected");
        Volatile.Write(ref served, new Served { Version = 2 });
        await Wait.UntilAsync(() => SubscriberTests.StatesOf(agent).Length == 0 && held.Updates.Length == 2, "it is gone");
        Volatile.Write(ref served, Served.One() with { Version = 3 });
        await Wait.UntilAsync(() => SubscriberTests.StatesOf(agent).SequenceEqual(["ASM_FEATURES a 2"]), "it is applied");

        Assert.Equal(["+a", "-a", "+a"], held.Updates);
        Assert.Single(held.Hashes);
    }

    private static bool Asks(System.Text.Json.JsonElement poll, string product)
        => poll.GetProperty("client").GetProperty("products").EnumerateArray().Any(wanted => wanted.GetString() == product);
}
