namespace SpanPack.DevAgent.Tests;

/// <summary>The bytes that requests may take: of those that are kept and of bodies that are being read.</summary>
public class RequestRoomTests
{
    private const int Body = 100_000; // a request takes some thousand bytes more

    [Fact]
    public void OldestRequests_GoFirstAndAreCounted()
    {
        var log = new RequestLog(int.MaxValue, maxBytes: 250_000);
        for (int i = 1; i <= 5; i++) log.Add(Request($"/{i}"));

        Assert.Equal(["/4", "/5"], log.Snapshot().Select(static request => request.Path));
        Assert.Equal(3, log.DroppedCount);
    }

    [Fact]
    public void NewestRequest_StaysHoweverLargeItIs()
    {
        var log = new RequestLog(int.MaxValue, maxBytes: 1);
        log.Add(Request("/1"));
        log.Add(Request("/2"));

        Assert.Equal(["/2"], log.Snapshot().Select(static request => request.Path));
    }

    [Fact]
    public async Task BodyThatIsRead_PushesOutWhatIsKept()
    {
        var log = new RequestLog(int.MaxValue, maxBytes: 250_000);
        log.Add(Request("/1"));
        log.Add(Request("/2"));
        var room = new BodyRoom();
        await log.TakeRoomAsync(room, 100_000, CancellationToken.None);

        Assert.Equal(["/2"], log.Snapshot().Select(static request => request.Path));
    }

    [Fact]
    public async Task Bodies_WaitForEachOtherButOneIsAlwaysReadToItsEnd()
    {
        var log = new RequestLog(int.MaxValue, maxBytes: 200_000);
        BodyRoom one = new(), other = new(), third = new();
        await log.TakeRoomAsync(one, 100_000, CancellationToken.None);
        await log.TakeRoomAsync(other, 100_000, CancellationToken.None);
        await log.TakeRoomAsync(one, 100_000, CancellationToken.None); // more than there is
        await log.TakeRoomAsync(one, 100_000, CancellationToken.None);
        Task waiting = log.TakeRoomAsync(other, 100_000, CancellationToken.None).AsTask(),
        alsoWaiting = log.TakeRoomAsync(third, 50_000, CancellationToken.None).AsTask();
        Assert.False(waiting.IsCompleted || alsoWaiting.IsCompleted);
        log.GiveBack(one);

        await Task.WhenAny(waiting, alsoWaiting).InTime();
        log.GiveBack(other);
        await Task.WhenAll(waiting, alsoWaiting).InTime();
    }

    [Fact]
    public async Task BodyThatGaveUpWaiting_TakesNothing()
    {
        var log = new RequestLog(int.MaxValue, maxBytes: 100_000, waits: true);
        log.Add(Request("/1"));
        var room = new BodyRoom();
        using var given = new CancellationTokenSource();
        Task waiting = log.TakeRoomAsync(room, 50_000, given.Token).AsTask();
        await given.CancelAsync();

        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => waiting.InTime());
        Assert.Equal(0, room.Bytes);
        Assert.Equal(0, log.DroppedCount);
    }

    [Fact]
    public async Task TakenRequest_CountsUntilTheNextIsAskedFor()
    {
        var log = new RequestLog(int.MaxValue, maxBytes: 100_000, waits: true);
        log.Add(Request("/1"));
        await using IAsyncEnumerator<ReceivedRequest> reader = log.ReadAsync(take: true).GetAsyncEnumerator();
        Assert.True(await reader.MoveNextAsync());
        var room = new BodyRoom();
        Task waiting = log.TakeRoomAsync(room, 50_000, CancellationToken.None).AsTask();
        Assert.False(waiting.IsCompleted);
        ValueTask<bool> next = reader.MoveNextAsync();
        await waiting.InTime();
        log.Complete();

        Assert.False(await next);
    }

    private static ReceivedRequest Request(string path)
        => new()
        {
            Method = "POST", Path = path, Headers = new Dictionary<string, IReadOnlyList<string>>(), Body = new byte[Body],
            Status = 200, Answer = string.Empty
        };
}
