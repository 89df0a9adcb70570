using Microsoft.Extensions.Time.Testing;

namespace SpanPack.DevAgent.Tests.Hosting;

/// <summary>Waiting for a request ends, and says what it waited for and what came.</summary>
public sealed class WaitForRequestTests
{
    [Fact]
    public async Task NothingComes_EndsAfter30Seconds()
    {
        var time = new FakeTimeProvider();
        await using DevAgentServer server = await DevAgentServer.StartAsync(new DevAgentOptions { Time = time });
        Task<ReceivedRequest> waiter = server.WaitForRequestAsync();
        time.Advance(TimeSpan.FromSeconds(29));
        Assert.False(waiter.IsCompleted);
        time.Advance(TimeSpan.FromSeconds(1));

        TimeoutException problem = await Assert.ThrowsAsync<TimeoutException>(() => waiter.InTime());
        Assert.Equal("Waited 30 s for a trace payload that is accepted. No request is kept.", problem.Message);
    }

    [Fact]
    public async Task TakenRequests_AreNotKept()
    {
        await using DevAgentServer server = await DevAgentServer.StartAsync();
        using var client = new HttpClient { BaseAddress = server.Url };
        await client.GetAsync("info");
        await client.GetAsync("nowhere");
        await using IAsyncEnumerator<ReceivedRequest> reader = server.TakeRequestsAsync().GetAsyncEnumerator();

        Assert.True(await reader.MoveNextAsync().AsTask().InTime());
        Assert.Equal(("/info", "/nowhere"), (reader.Current.Path, Assert.Single(server.Requests).Path));
    }

    [Fact]
    public async Task OthersCome_AreSaid()
    {
        var time = new FakeTimeProvider();
        await using DevAgentServer server = await DevAgentServer.StartAsync(new DevAgentOptions { Time = time });
        using var client = new HttpClient { BaseAddress = server.Url };
        for (int i = 0; i < 20; i++) await client.GetAsync("info");
        await client.GetAsync("nowhere");
        Task<ReceivedRequest> waiter =
            server.WaitForRequestAsync(static request => request.Path == "/v0.4/traces", TimeSpan.FromSeconds(1.5));
        time.Advance(TimeSpan.FromSeconds(1.5));

        TimeoutException problem = await Assert.ThrowsAsync<TimeoutException>(() => waiter.InTime());
        Assert.StartsWith("Waited 1.5 s for a request that fits 'static request => request.Path == \"/v0.4/traces\"'. Requests that are "
            + "kept: 21, of which the last 20 are:",
            problem.Message, StringComparison.Ordinal);
        Assert.Contains("GET /info (0 bytes) 200", problem.Message, StringComparison.Ordinal);
        Assert.Contains("GET /nowhere (0 bytes) 404", problem.Message, StringComparison.Ordinal);
        Assert.Equal(21, problem.Message.Split(Environment.NewLine).Length);
    }

    [Fact]
    public async Task Cancellation_SaysWhatCame()
    {
        await using DevAgentServer server = await DevAgentServer.StartAsync();
        using var cancelling = new CancellationTokenSource();
        Task<ReceivedRequest> waiter = server.WaitForRequestAsync(timeout: Timeout.InfiniteTimeSpan, cancellationToken: cancelling.Token);
        await cancelling.CancelAsync();

        OperationCanceledException problem = await Assert.ThrowsAsync<OperationCanceledException>(() => waiter.InTime());
        Assert.Equal((cancelling.Token, "Waiting for a trace payload that is accepted was cancelled. No request is kept."),
            (problem.CancellationToken, problem.Message));
    }

    [Fact]
    public async Task TimeoutOutOfRange_IsRefused()
    {
        await using DevAgentServer server = await DevAgentServer.StartAsync();
        await Assert.ThrowsAsync<ArgumentOutOfRangeException>(() => server.WaitForRequestAsync(timeout: TimeSpan.FromSeconds(-2)));
    }
}
