using System.Text.Json;

namespace SpanPack.Agent.Tests.RemoteConfiguration;

/// <summary>Who is told of what, and what the agent is told of that.</summary>
public sealed class SubscriberTests
{
    private const string Other = "APM_TRACING";

    [Fact]
    public async Task SubscriberThatHasThrown_IsToldOfWhatComesNext()
    {
        await using var agent = new ConfigurationAgent(static (_, number) =>
            ConfigurationAgent.Ok((number < 3 ? Served.One("1") : Served.One("2") with { Version = 2 }).ToJson()));
        await using RemoteConfigurationClient client = agent.CreateClient();
        int calls = 0;
        using IDisposable subscription = client.Subscribe(Clients.Product, [], _ =>
        {
            if (Interlocked.Increment(ref calls) == 1) throw new InvalidOperationException("not this one");
        });

        await Wait.UntilAsync(() => StatesOf(agent).SequenceEqual(["ASM_FEATURES a 2"]), "the next one is applied");
        Assert.Equal(2, calls);
    }

    [Fact]
    public void OutcomesOfSubscribers_AreThatOfTheWorst()
    {
        ApplyOutcome failed = new(ApplyState.Failed, "why"), applied = new(ApplyState.Applied), waiting = new(ApplyState.Unacknowledged);

        Assert.Equal([failed, failed, failed, failed, waiting, waiting, applied],
            [failed.With(applied), applied.With(failed), waiting.With(failed), failed.With(waiting), waiting.With(applied),
                applied.With(waiting), applied.With(applied)]);
        Assert.Equal(failed, failed.With(new ApplyOutcome(ApplyState.Failed, "another reason")));
    }

    [Fact]
    public async Task SubscriberThatThrows_IsReportedAndHarmsNoOther()
    {
        Served served = new() { Files = new Dictionary<string, string> { [Served.PathOf("a")] = "1", [Served.PathOf("b", Other)] = "2" } };
        await using var agent = new ConfigurationAgent((_, _) => ConfigurationAgent.Ok(served.ToJson()));
        var logged = new List<string>();
        await using RemoteConfigurationClient client =
            agent.CreateClient(new() { Logger = new CallbackLogger((_, text) => Locked(logged, () => logged.Add(text))) });
        var first = new HeldFiles();
        var other = new HeldFiles();
        using IDisposable one = client.Subscribe(Clients.Product, [1], first.Take);
        using IDisposable two =
            client.Subscribe(Clients.Product, [8, 1], _ => throw new InvalidOperationException("no room" + new string('!', 5000)));
        using IDisposable three = client.Subscribe(Other, [18], other.Take);
        await Wait.UntilAsync(() => StatesOf(agent).SequenceEqual(["APM_TRACING b 2", "ASM_FEATURES a 3"]), "both were told");

        string error = StateOf(agent.Polls[^1], "a").GetProperty("apply_error").GetString()!;
        Assert.StartsWith("InvalidOperationException: no room!", error, StringComparison.Ordinal);
        Assert.Equal(1024, error.Length);
        Assert.Equal(["+a"], first.Updates);
        Assert.Equal(["+b"], other.Updates);
        // bits 18, 8 and 1, the highest first
        Assert.Equal("BAEC", agent.Polls[^1].GetProperty("client").GetProperty("capabilities").GetString());
        Assert.Equal(["APM_TRACING", "ASM_FEATURES"],
            agent.Polls[^1].GetProperty("client").GetProperty("products").EnumerateArray().Select(static product => product.GetString()));
        Assert.Contains(logged,
            static text => text.Contains("subscriber to configurations of ASM_FEATURES failed", StringComparison.Ordinal));
        Assert.Null(client.LastError);
        Assert.All(agent.Polls, PollRules.Verify);
        Assert.Equal(1, agent.MostInFlight);
    }

    [Fact]
    public async Task ExceptionAndLoggerThatFailThemselves_EndNothing()
    {
        await using var agent = new ConfigurationAgent((_, _) => ConfigurationAgent.Ok(Served.One().ToJson()));
        await using RemoteConfigurationClient client =
            agent.CreateClient(new() { Logger = new CallbackLogger((_, _) => throw new IOException("the disk is full")) });
        using IDisposable subscription = client.Subscribe(Clients.Product, [], static _ => throw new SilentException());
        await Wait.UntilAsync(() => StatesOf(agent).SequenceEqual(["ASM_FEATURES a 3"]), "it is reported");
        Assert.Equal("SilentException", StateOf(agent.Polls[^1], "a").GetProperty("apply_error").GetString());
    }

    [Fact]
    public async Task OneOfSeveralConfigurations_CanBeRejected()
    {
        Served served = new() { Files = new Dictionary<string, string> { [Served.PathOf("a")] = "1", [Served.PathOf("b")] = "2" } };
        await using var agent = new ConfigurationAgent((_, _) => ConfigurationAgent.Ok(served.ToJson()));
        await using RemoteConfigurationClient client = agent.CreateClient();
        int calls = 0;
        using IDisposable one = client.Subscribe(Clients.Product, [], update =>
        {
            Interlocked.Increment(ref calls);
            update.Reject(update.Changes[^1], "not this one");
        });
        await Wait.UntilAsync(() => StatesOf(agent).SequenceEqual(["ASM_FEATURES a 2", "ASM_FEATURES b 3"]), "one is rejected");

        Assert.Equal("not this one", StateOf(agent.Polls[^1], "b").GetProperty("apply_error").GetString());
        await agent.WaitForPollsAsync(agent.Polls.Length + 3);
        Assert.Equal(1, calls); // what was rejected is not repeated
        served = served with { Files = new Dictionary<string, string> { [Served.PathOf("a")] = "1", [Served.PathOf("b")] = "3" } };
        await Wait.UntilAsync(() => Volatile.Read(ref calls) == 2, "another content is told");
    }

    [Fact]
    public async Task SubscriberThatDoesNotReturn_HoldsUpNobody()
    {
        using var release = new ManualResetEventSlim();
        string content = "1";
        await using var agent = new ConfigurationAgent((_, _) => ConfigurationAgent.Ok(Served.One(Volatile.Read(ref content)).ToJson()));
        await using RemoteConfigurationClient client = agent.CreateClient();
        var slow = new HeldFiles();
        var quick = new HeldFiles();
        using IDisposable one = client.Subscribe(Clients.Product, [], update =>
        {
            slow.Take(update);
            release.Wait(Patience.Long);
        });
        using IDisposable two = client.Subscribe(Clients.Product, [], quick.Take);
        await Wait.UntilAsync(() => StatesOf(agent).SequenceEqual(["ASM_FEATURES a 1"]) && quick.Updates is ["+a"]
            && slow.Updates is ["+a"], "it is not acknowledged");
        foreach (string next in new[] { "2", "3" })
        {
            int before = quick.Updates.Length;
            Volatile.Write(ref content, next);
            await Wait.UntilAsync(() => quick.Updates.Length == before + 1, "the other goes on");
        }

        release.Set();
        await Wait.UntilAsync(() => StatesOf(agent).SequenceEqual(["ASM_FEATURES a 2"]), "it has all");
        Assert.Equal(["+a", "*a"], slow.Updates); // what came meanwhile is one update
        Assert.Equal(quick.Hashes, slow.Hashes);
    }

    [Fact]
    public async Task LateSubscriber_GetsWhatIsThere_AndUnsubscribingRemovesTheProduct()
    {
        await using var agent = new ConfigurationAgent((poll, _) => ConfigurationAgent.Ok(
            poll.GetProperty("client")
                .GetProperty("products")
                .EnumerateArray()
                .Any(static product => product.GetString() == Clients.Product)
                ? Served.One().ToJson()
                : new Served().ToJson()));
        await using RemoteConfigurationClient client = agent.CreateClient();
        var first = new HeldFiles();
        var late = new HeldFiles();
        IDisposable one = client.Subscribe(Clients.Product, [3], first.Take);
        await Wait.UntilAsync(() => first.Updates is ["+a"], "the first is told");
        IDisposable two = client.Subscribe(Clients.Product, [4], late.Take);
        await Wait.UntilAsync(() => late.Updates is ["+a"], "the second is told");
        Assert.Equal(first.Hashes, late.Hashes);
        one.Dispose();
        one.Dispose();
        using IDisposable other = client.Subscribe(Other, [], static _ => { });
        two.Dispose();
        await Wait.UntilAsync(() => agent.Polls[^1].GetProperty("client").GetProperty("products").EnumerateArray()
            .Select(static product => product.GetString()).SequenceEqual([Other]) && StatesOf(agent).Length == 0, "the product is gone");

        Assert.Equal("AA==", agent.Polls[^1].GetProperty("client").GetProperty("capabilities").GetString());
        Assert.Equal(["+a"], first.Updates);
        Assert.Equal(["+a"], late.Updates);
    }

    [Fact]
    public async Task Handlers_DoNotRunWithTheContextOfTheSubscriber()
    {
        await using var agent = new ConfigurationAgent((_, _) => ConfigurationAgent.Ok(Served.One().ToJson()));
        await using RemoteConfigurationClient client = agent.CreateClient();
        var first = new HeldFiles();
        using IDisposable other = client.Subscribe(Clients.Product, [], first.Take);
        await Wait.UntilAsync(() => first.Updates is ["+a"], "there is something that a late subscriber is told at once");
        var local = new AsyncLocal<string> { Value = "request" };
        var seen = new TaskCompletionSource<string?>(TaskCreationOptions.RunContinuationsAsynchronously);
        using IDisposable one = client.Subscribe(Clients.Product, [], _ => seen.TrySetResult(local.Value));
        Assert.Null(await seen.Task.InTime());
    }

    internal static string[] StatesOf(ConfigurationAgent agent)
        => agent.Polls is [.., var last]
            ? [.. last.GetProperty("client")
                .GetProperty("state")
                .GetProperty("config_states")
                .EnumerateArray()
                .Select(static state => $"{state.GetProperty("product")} {state.GetProperty("id")} {state.GetProperty("apply_state")}")
                .Order(StringComparer.Ordinal)]
            : [];

    private static JsonElement StateOf(JsonElement poll, string id)
        => poll.GetProperty("client")
            .GetProperty("state")
            .GetProperty("config_states")
            .EnumerateArray()
            .Single(state => state.GetProperty("id").GetString() == id);

    private sealed class SilentException : Exception
    {
        public override string Message => throw new InvalidOperationException("no message");
    }

    private static void Locked(List<string> list, Action action)
    {
        lock (list) action();
    }
}
