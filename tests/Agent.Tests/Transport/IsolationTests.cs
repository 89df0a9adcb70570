using System.Diagnostics;
using System.Diagnostics.Metrics;
using System.Runtime.CompilerServices;

namespace SpanPack.Agent.Tests;

/// <summary>Requests to the agent leave no trace in the program, and hold nothing of it.</summary>
public sealed class IsolationTests
{
    private static readonly AsyncLocal<object?> s_context = new();
    private static readonly AgentRequest s_request =
        new() { Path = "/v0.4/traces", Body = new(new byte[] { 0x90 }), ContentType = "application/msgpack" };

    [Fact]
    public async Task NoActivityIsStarted()
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(static connection => connection.AnswerAllAsync());
        var seen = new List<string>();
        using var listener = new ActivityListener
        {
            ShouldListenTo = static source => source.Name is "System.Net.Http" or "",
            Sample = static (ref ActivityCreationOptions<ActivityContext> _) => ActivitySamplingResult.AllDataAndRecorded,
            ActivityStopped = activity =>
            {
                if (agent.Address.ToString().EndsWith($":{activity.GetTagItem("server.port")}", StringComparison.Ordinal))
                    seen.Add(activity.OperationName);
            },
        };
        ActivitySource.AddActivityListener(listener);
        using (var plain = new HttpClient()) await plain.GetStringAsync(new Uri(agent.Address.ToString()));
        Assert.Single(seen); // so this would be seen

        using Activity around = new Activity("around").Start();
        using AgentClient client = agent.CreateClient();
        await client.SendAsync(s_request);
        Assert.Single(seen);
        Assert.Same(around, Activity.Current);
    }

    [Fact]
    public async Task NoMetricIsCounted()
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(static connection => connection.AnswerAllAsync());
        var counted = new HashSet<string>();
        using var listener = new MeterListener();
        listener.InstrumentPublished = static (instrument, listener) =>
        {
            if (instrument.Meter.Name == "System.Net.Http") listener.EnableMeasurementEvents(instrument);
        };
        listener.SetMeasurementEventCallback<double>((instrument, _, tags, _) => Note(instrument, tags));
        listener.SetMeasurementEventCallback<long>((instrument, _, tags, _) => Note(instrument, tags));
        listener.Start();
        using (AgentClient client = agent.CreateClient())
        {
            await client.SendAsync(s_request);
            await client.SendAsync(s_request with { OnNewConnection = true });
        }

        Assert.Empty(counted);
        using (var plain = new HttpClient()) await plain.GetStringAsync(new Uri(agent.Address.ToString()));
        lock (counted) Assert.Contains("http.client.request.duration", counted); // so it would have been seen

        void Note(Instrument instrument, ReadOnlySpan<KeyValuePair<string, object?>> tags)
        {
            foreach ((string name, object? value) in tags)
            {
                if (name != "server.port" || value is not int port || port != agent.Address.Port) continue;
                lock (counted) counted.Add(instrument.Name);
            }
        }
    }

    [Fact]
    public async Task ConnectionsHoldNothingOfTheCaller()
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(static connection => connection.AnswerAllAsync());
        using AgentClient client = agent.CreateClient();
        WeakReference held = await Task.Run(() => SendInContextAsync(client));
        await Wait.UntilCollectedAsync(held, "the connection forgets the caller");
        await client.SendAsync(s_request);
        Assert.Equal(1, agent.ConnectionCount); // it was the connection that was looked at
    }

    [Fact]
    public async Task CallerKeepsItsContext()
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(static connection => connection.AnswerAllAsync());
        using AgentClient client = agent.CreateClient();
        s_context.Value = "mine";
        await client.SendAsync(s_request);
        Assert.Equal("mine", s_context.Value);
        Assert.False(ExecutionContext.IsFlowSuppressed());

        Task<AgentResponse> suppressed;
        using (ExecutionContext.SuppressFlow()) suppressed = client.SendAsync(s_request).AsTask();
        Assert.Equal(200, (await suppressed).Status);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static async Task<WeakReference> SendInContextAsync(AgentClient client)
    {
        object value = new();
        s_context.Value = value;
        await client.SendAsync(s_request);
        s_context.Value = null;
        return new WeakReference(value);
    }
}
