namespace SpanPack.Agent.Tests.Json;

/// <summary>A stream forwards and counts bytes, and records failures.</summary>
public sealed class PushStreamTests
{
    [Fact]
    public async Task Writes_AreForwardedAndCounted_UntilTheRestIsDiscarded()
    {
        using var target = new MemoryStream();
        await using var stream = new PushStream(target);
        await stream.WriteAsync(new byte[3]);
        stream.Discard();
        await stream.WriteAsync(new byte[4]);

        Assert.Equal((3L, 3L, null, false), (target.Length, stream.Bytes, stream.Failure, stream.CanRead));
    }

    [Fact]
    public async Task FailureOfTheTarget_IsRecordedAndThrown()
    {
        var target = new MemoryStream();
        await target.DisposeAsync();
        await using var stream = new PushStream(target);
        var problem = await Assert.ThrowsAsync<ObjectDisposedException>(async () => await stream.WriteAsync(new byte[3]));

        Assert.Equal((0L, problem), (stream.Bytes, stream.Failure));
    }
}
