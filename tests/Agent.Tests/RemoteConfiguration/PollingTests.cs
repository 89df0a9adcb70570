using System.Text.Json;
using Microsoft.Extensions.Time.Testing;

namespace SpanPack.Agent.Tests.RemoteConfiguration;

/// <summary>When the agent is asked, and what is done with answers that are none.</summary>
public sealed class PollingTests
{
    private static readonly TimeSpan s_step = TimeSpan.FromSeconds(1);

    [Fact]
    public async Task AgentThatDoesNotListIt_IsNotPolled()
    {
        await using var agent =
            new ConfigurationAgent((_, _) => ConfigurationAgent.Ok(Served.One().ToJson())) { Info = """{"endpoints":["/v0.4/traces"]}""" };
        var held = new HeldFiles();
        var time = new FakeTimeProvider();
        await using RemoteConfigurationClient client = agent.CreateClient(new() { Time = time });
        using IDisposable subscription = client.Subscribe(Clients.Product, [], held.Take);
        await time.AdvanceUntilAsync(s_step, () => agent.InfoCount >= 2, "it is asked again");
        Assert.Empty(agent.Polls);
        agent.Info = ConfigurationAgent.Listed;
        await time.AdvanceUntilAsync(s_step, () => held.Updates is ["+a"], "it is polled then");
    }

    [Fact]
    public async Task Polls_HaveTheTagsOfTheProcess()
    {
        await using var agent = new ConfigurationAgent((_, _) => ConfigurationAgent.Ok("{}"));
        await using RemoteConfigurationClient client = agent.CreateClient();
        using IDisposable subscription = client.Subscribe(Clients.Product, [], static _ => { });
        await agent.WaitForPollsAsync(2);

        string[] tags = Clients.Process.Tags.ProcessTagList!.Split(',');
        Assert.Contains("svc.user:true", tags);
        foreach (JsonElement poll in agent.Polls)
        {
            JsonElement sent = poll.GetProperty("client").GetProperty("client_tracer").GetProperty("process_tags");
            Assert.Equal(tags, sent.EnumerateArray().Select(static tag => tag.GetString()));
        }
    }

    [Fact]
    public async Task NothingIsAsked_BeforeSomebodySubscribes()
    {
        await using var agent = new ConfigurationAgent((_, _) => ConfigurationAgent.Ok("{}"));
        await using (agent.CreateClient())
        {
            await using RemoteConfigurationClient other = agent.CreateClient();
            using IDisposable subscription = other.Subscribe(Clients.Product, [], static _ => { });
            await agent.WaitForPollsAsync(3);
            Assert.All(agent.Polls, poll => Assert.Equal(other.Id, poll.GetProperty("client").GetProperty("id").GetString()));
        }

        Assert.Equal(1, agent.InfoCount);
    }

    [Theory]
    [InlineData(404)]
    [InlineData(400)]
    [InlineData(500)]
    public async Task Refusal_LeavesEverythingAsItWas(int status)
    {
        int refusals = 0;
        await using var agent = new ConfigurationAgent((_, number) => number is 2 or 3
            ? TraceAgent.Response(status, $"refused {++refusals}")
            : ConfigurationAgent.Ok(number == 1 ? Served.One().ToJson() : "{}"));
        var held = new HeldFiles();
        var time = new FakeTimeProvider();
        await using RemoteConfigurationClient client = agent.CreateClient(new() { Time = time });
        using IDisposable subscription = client.Subscribe(Clients.Product, [], held.Take);
        await time.AdvanceUntilAsync(s_step,
            () => agent.Polls.Length >= 5 && held.Updates.Length > 0, "5 polls", () => $"{agent.Polls.Length}");

        Assert.Equal(["+a"], held.Updates);
        Assert.Equal(["ASM_FEATURES a 2"], SubscriberTests.StatesOf(agent));
        Assert.Equal((2, null), (refusals, client.LastError));
        Assert.Equal(status == 404 ? 3 : 1, agent.InfoCount); // after 404 it is asked what it is
    }

    [Fact]
    public async Task AgentThatIsAbsent_IsFoundLater()
    {
        using var folder = new TemporaryFolder();
        var held = new HeldFiles();
        await using var client = new RemoteConfigurationClient(new() { Process = Clients.Process,
            PollInterval = TimeSpan.FromMilliseconds(1), Client = Clients.To(AgentAddress.Parse("unix://" + folder["a.sock"])) });
        using IDisposable subscription = client.Subscribe(Clients.Product, [], held.Take);
        Directory.CreateDirectory(folder["files/ASM_FEATURES/a"]);
        await File.WriteAllTextAsync(folder["files/ASM_FEATURES/a/config"], "{}");
        await using DevAgentServer agent =
            await DevAgentServer.StartAsync(new() { SocketPath = folder["a.sock"], ConfigurationFolder = folder["files"] });
        await Wait.UntilAsync(() => held.Updates is ["+a"], "it is found");
    }

    [Fact]
    public async Task AgentThatHangs_IsAskedAgain_AndEndingWaitsForNothing()
    {
        await using var agent = new ConfigurationAgent(static (_, _) => null);
        var time = new FakeTimeProvider();
        await using var client = new RemoteConfigurationClient(new() { Process = Clients.Process,
            PollInterval = TimeSpan.FromMilliseconds(1), Client = Clients.To(agent.Address, time), Time = time });
        using IDisposable subscription = client.Subscribe(Clients.Product, [], static _ => { });
        await agent.WaitForPollsAsync(1);
        await time.AdvanceUntilAsync(Patience.Long, () => agent.Polls.Length >= 2, "it is asked again");
        await using RemoteConfigurationClient patient = agent.CreateClient();
        using IDisposable another = patient.Subscribe(Clients.Product, [], static _ => { });
        await Wait.UntilAsync(() => agent.Polls.Any(poll => poll.GetProperty("client").GetProperty("id").GetString() == patient.Id),
            "it hangs");
        await patient.DisposeAsync().AsTask().WaitAsync(Patience.Long / 2); // the request itself has more time
    }

    [Fact]
    public async Task HugeAndEndlessAnswers_AreReported()
    {
        string huge = $"HTTP/1.1 200 OK\r\nContent-Length: 104857600\r\n\r\n{{\"targets\":\"{new string('A', 40_000_000)}";
        string nested = ConfigurationAgent.Ok(string.Concat(Enumerable.Repeat("{\"a\":", 2_000_000)));
        await using var agent = new ConfigurationAgent((poll, number) =>
            number switch { 1 => ConfigurationAgent.Ok(Served.One().ToJson()), 2 => huge, 3 => nested, _ => ConfigurationAgent.Ok("{}") });
        var held = new HeldFiles();
        await using RemoteConfigurationClient client = agent.CreateClient();
        using IDisposable subscription = client.Subscribe(Clients.Product, [], held.Take);
        await agent.WaitForPollsAsync(5);

        string?[] errors = [.. agent.Polls.Take(5).Select(static poll => poll.GetProperty("client")
            .GetProperty("state")
            .TryGetProperty("error", out var error)
            ? error.GetString()
            : null)];
        Assert.Equal((null, null, null), (errors[0], errors[1], errors[4]));
        Assert.Contains("more than 33554432 bytes", errors[2], StringComparison.Ordinal);
        Assert.Contains("depth", errors[3], StringComparison.Ordinal);
        Assert.All(agent.Polls, PollRules.Verify);
        Assert.Equal(["+a"], held.Updates);
    }

    [Fact]
    public async Task FurtherServices_AreSaid()
    {
        await using var agent = new ConfigurationAgent(static (_, _) => ConfigurationAgent.Ok("{}"));
        await using RemoteConfigurationClient client = agent.CreateClient();
        using IDisposable subscription = client.Subscribe(Clients.Product, [], static _ => { });
        await agent.WaitForPollsAsync(1);
        Assert.Equal([true, true, true, true, false, false],
            new[] { "db", "Cache", "DB", "SHOP", " ", new string('a', 101) }.Select(client.AddService));
        int before = agent.Polls.Length;
        await agent.WaitForPollsAsync(before + 2);
        Assert.All(Enumerable.Range(0, 62), number => Assert.True(client.AddService($"service {number}")));
        Assert.False(client.AddService("one too many"));
        Assert.True(client.AddService("service 61"));

        Assert.False(TracerOf(agent.Polls[0]).TryGetProperty("extra_services", out _));
        Assert.Equal(["db", "Cache"],
            TracerOf(agent.Polls[before + 1]).GetProperty("extra_services").EnumerateArray().Select(static name => name.GetString()));

        static JsonElement TracerOf(JsonElement poll) => poll.GetProperty("client").GetProperty("client_tracer");
    }

    [Theory]
    [InlineData("false")]
    [InlineData("0")]
    public async Task Variable_TurnsItOff(string value)
    {
        await using var agent = new ConfigurationAgent(static (_, _) => ConfigurationAgent.Ok("{}"));
        await using RemoteConfigurationClient client = agent.CreateClient(With("DD_REMOTE_CONFIGURATION_ENABLED", value));
        using IDisposable subscription = client.Subscribe(Clients.Product, [], static _ => { });
        await using RemoteConfigurationClient other =
            agent.CreateClient(With("DD_REMOTE_CONFIGURATION_ENABLED", value) with { IsEnabled = true });
        using IDisposable another = other.Subscribe(Clients.Product, [], static _ => { });
        await agent.WaitForPollsAsync(3);

        Assert.Equal((false, true), (client.IsEnabled, other.IsEnabled));
        Assert.Equal(1, agent.InfoCount);
    }

    [Theory]
    [InlineData(null, 5)]
    [InlineData("0.2", 0.2)]
    [InlineData("60", 60)]
    [InlineData("0", 5)]
    [InlineData("-1", 5)]
    [InlineData("1e9", 5)]
    [InlineData("NaN", 5)]
    [InlineData("100000", 5)]
    [InlineData("x", 5)]
    public void Variable_SaysTheInterval(string? value, double seconds)
        => Assert.Equal(seconds, With("DD_REMOTE_CONFIG_POLL_INTERVAL_SECONDS", value).ReadInterval().TotalSeconds);

    [Fact]
    public void OptionsAndArguments_AreChecked()
    {
        Assert.Throws<ArgumentOutOfRangeException>(static () => new RemoteConfigurationClient(new() { PollInterval = TimeSpan.Zero }));
        using var client = new RemoteConfigurationClient(new() { IsEnabled = false });
        foreach (string product in new[] { "", "a/b", "..", new string('a', 129) })
            Assert.Throws<ArgumentException>(() => client.Subscribe(product, [], static _ => { }));
        Assert.Throws<ArgumentOutOfRangeException>(() => client.Subscribe("A", [1024], static _ => { }));
        Assert.Throws<ArgumentOutOfRangeException>(() => client.Subscribe("A", [-1], static _ => { }));
        Assert.Equal("disabled", client.ToString().Split(": ")[^1]);
    }

    private static RemoteConfigurationOptions With(string name, string? value)
        => new() { Variables = new Variables(asked => asked == name ? value : null) };
}
