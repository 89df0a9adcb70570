using Microsoft.AspNetCore.Http;

namespace SpanPack.DevAgent.Tests.Requests;

/// <summary>Bodies that come when the heap of the process has reached its limit: <c>spanpack agent</c> sets one.</summary>
public class FullHeapTests
{
    private const int Length = 3 * BodyBlocks.BlockBytes + 5;

    [Fact]
    public void BodyThatDoesNotFit_TakesTheMemoryOfIdleBlocks()
    {
        int tries = 0;
        var blocks = new BodyBlocks(length => ++tries == 1 ? throw new InsufficientMemoryException() : new byte[length]);
        byte[] idle = blocks.Rent();
        blocks.Return(idle);
        byte[][] rented = [.. Enumerable.Range(0, 4).Select(_ => new byte[BodyBlocks.BlockBytes])];

        byte[] whole = blocks.Join([.. rented], Length);

        Assert.Equal(Length, whole.Length);
        Assert.Equal(2, tries);
        byte[][] next = [.. Enumerable.Range(0, 5).Select(_ => blocks.Rent())];
        Assert.DoesNotContain(next, block => ReferenceEquals(block, idle));
        Assert.Equal(4, next.Count(block => rented.Any(old => ReferenceEquals(block, old))));
    }

    [Fact]
    public async Task BodyThatNeverFits_IsToBeSentAgain()
    {
        var blocks = new BodyBlocks(static _ => throw new InsufficientMemoryException());
        var log = new RequestLog(capacity: 10);
        var room = new BodyRoom();
        var context = new DefaultHttpContext { Request = { Body = new MemoryStream(new byte[Length]) } };

        ReceivedBody body = await new RequestBodyReader(TimeSpan.FromMinutes(2), log, blocks)
            .ReadAsync(context.Request, new BodyLimits(Length), room, default);

        Assert.Equal(BodyFailure.NoRoom, body.Failure);
        Assert.Equal(429, AgentAnswer.RefuseBody(body, tooLarge: 413)?.Status);
    }

    [Theory]
    [InlineData(typeof(OutOfMemoryException), 429)]
    [InlineData(typeof(IndexOutOfRangeException), 500)]
    public void ReaderThatFails_RefusesTheRequest(Type problem, int status)
        => Assert.Equal(status, AgentAnswer.RefuseAfter((Exception)Activator.CreateInstance(problem)!).Status);
}
