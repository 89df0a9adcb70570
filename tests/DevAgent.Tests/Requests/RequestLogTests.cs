namespace SpanPack.DevAgent.Tests;

public class RequestLogTests
{
    [Fact]
    public void Snapshot_DoesNotChange()
    {
        var log = new RequestLog(int.MaxValue);
        log.Add(Request("/1"));
        ReceivedRequest[] snapshot = log.Snapshot();
        log.Add(Request("/2"));

        Assert.Equal(["/1"], snapshot.Select(static request => request.Path));
    }

    [Fact]
    public void Capacity_RemovesTheOldest()
    {
        var log = new RequestLog(2);
        for (int i = 1; i <= 5; i++) log.Add(Request($"/{i}"));

        Assert.Equal(["/4", "/5"], log.Snapshot().Select(static request => request.Path));
    }

    [Fact]
    public async Task Readers_EachGetAllUntilTheEnd()
    {
        var log = new RequestLog(int.MaxValue);
        log.Add(Request("/1"));
        Task<List<string>>[] readers = [Read(log), Read(log)];
        log.Add(Request("/2"));
        await Task.Yield();
        log.Add(Request("/3"));
        log.Complete();

        Assert.All(await Task.WhenAll(readers), static paths => Assert.Equal(["/1", "/2", "/3"], paths));
    }

    [Fact]
    public async Task Clear_DoesNotDisturbReaders()
    {
        var log = new RequestLog(int.MaxValue);
        await using IAsyncEnumerator<ReceivedRequest> reader = log.ReadAsync().GetAsyncEnumerator();
        log.Add(Request("/1"));
        Assert.True(await reader.MoveNextAsync());
        ValueTask<bool> next = reader.MoveNextAsync();
        log.Clear();
        log.Add(Request("/2"));

        Assert.True(await next.InTime());
        Assert.Equal("/2", reader.Current.Path);
    }

    [Fact]
    public async Task TakingReader_KeepsNothingThatItHasRead()
    {
        var log = new RequestLog(int.MaxValue);
        await using IAsyncEnumerator<ReceivedRequest> reader = log.ReadAsync(take: true).GetAsyncEnumerator();
        log.Add(Request("/1"));
        log.Add(Request("/2"));
        Assert.True(await reader.MoveNextAsync());
        log.Add(Request("/3"));

        Assert.Equal(["/2", "/3"], log.Snapshot().Select(static request => request.Path));
        Assert.True(await reader.MoveNextAsync() && reader.Current.Path == "/2");
        Assert.True(await reader.MoveNextAsync() && reader.Current.Path == "/3");
        Assert.Empty(log.Snapshot());
    }

    [Fact]
    public async Task Reader_SkipsWhatWasRemovedBeforeItCame()
    {
        var log = new RequestLog(1);
        log.Add(Request("/1"));
        log.Add(Request("/2"));
        log.Complete();

        Assert.Equal(["/2"], await Read(log));
    }

    [Fact]
    public async Task ManyWriters_LoseNothing()
    {
        var log = new RequestLog(int.MaxValue);
        Task<List<string>> reader = Read(log);
        await Task.WhenAll(Enumerable.Range(0, 8).Select(writer => Task.Run(() =>
        {
            for (int i = 0; i < 500; i++) log.Add(Request($"/{writer}/{i}"));
        })));
        log.Complete();

        Assert.Equal(4000, (await reader).Distinct().Count());
    }

    [Fact]
    public async Task Cancellation_EndsReading()
    {
        using var cancelled = new CancellationTokenSource();
        Task<List<string>> reader = Read(new RequestLog(1), cancelled.Token);
        await cancelled.CancelAsync();

        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => reader);
    }

    private static Task<List<string>> Read(RequestLog log, CancellationToken cancellationToken = default)
        => ReadToEnd(log, cancellationToken).InTime();

    private static async Task<List<string>> ReadToEnd(RequestLog log, CancellationToken cancellationToken)
    {
        var paths = new List<string>();
        await foreach (ReceivedRequest request in log.ReadAsync(cancellationToken: cancellationToken)) paths.Add(request.Path);
        return paths;
    }

    private static ReceivedRequest Request(string path)
        => new()
        {
            Method = "GET", Path = path, Headers = new Dictionary<string, IReadOnlyList<string>>(), Body = default, Status = 200,
            Answer = string.Empty
        };
}
