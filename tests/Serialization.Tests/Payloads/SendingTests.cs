using System.Buffers;

namespace SpanPack.Serialization.Tests.Payloads;

/// <summary>Payloads that are handed over: nothing is lost or comes twice, whatever the receiver does.</summary>
public sealed class SendingTests
{
    private const int Limit = 900;

    private readonly List<byte[]> _sent = [];

    public static TheoryData<TraceFormat> Formats => [.. TraceFormats.All];

    [Theory]
    [MemberData(nameof(Formats))]
    public void AllChunks_Arrive_InOrder(TraceFormat format)
    {
        using TracePayloadWriter writer = Create(format);
        for (int i = 0; i < 200; i++) writer.Append(PayloadBody.Chunk(i, i * 7 % 400), Keep);
        writer.Flush(Keep);
        writer.Flush(Keep); // there is nothing left

        Assert.Equal(Enumerable.Range(1, 200).Select(static id => (ulong)id), SpanIds(format));
        Assert.All(_sent, static body => Assert.InRange(body.Length, 1, Limit));
        Assert.Equal(0, writer.ChunkCount);
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task AllChunks_Arrive_WhenTheyAreSentLater(TraceFormat format)
    {
        using TracePayloadWriter writer = Create(format);
        using var cancellation = new CancellationTokenSource();
        for (int i = 0; i < 200; i++) await writer.AppendAsync(PayloadBody.Chunk(i, i * 7 % 400), KeepLaterAsync, cancellation.Token);
        await writer.FlushAsync(KeepLaterAsync, cancellation.Token);

        Assert.Equal(Enumerable.Range(1, 200).Select(static id => (ulong)id), SpanIds(format));

        async ValueTask KeepLaterAsync(FinishedPayload payload, CancellationToken token)
        {
            Assert.Equal(cancellation.Token, token);
            await Task.Yield();
            Keep(payload);
        }
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void AReceiverThatThrows_IsAskedAgain_AndNothingComesTwice(TraceFormat format)
    {
        using TracePayloadWriter writer = Create(format);
        int attempts = 0;
        for (int i = 0; i < 100; i++)
        {
            while (!Try(() => writer.Append(PayloadBody.Chunk(i, 100), Fail)))
            {
            }
        }

        while (!Try(() => writer.Flush(Fail)))
        {
        }

        Assert.Equal(Enumerable.Range(1, 100).Select(static id => (ulong)id), SpanIds(format));
        Assert.True(attempts > 2 * _sent.Count);

        void Fail(FinishedPayload payload)
        {
            if (++attempts % 3 != 0) throw new IOException("not now");
            Keep(payload);
        }
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task AChunkThatNoPayloadHolds_IsNamed_AndTheNextIsTaken(TraceFormat format)
    {
        using TracePayloadWriter writer = Create(format);
        writer.Append(PayloadBody.Chunk(0, 100), Keep);
        var error = Assert.Throws<ChunkTooLargeException>(() => writer.Append(PayloadBody.Chunk(1, 2 * Limit), Keep));
        await Assert.ThrowsAsync<ChunkTooLargeException>(async () =>
            await writer.AppendAsync(PayloadBody.Chunk(1, 2 * Limit), static (_, _) => default));
        writer.Append(PayloadBody.Chunk(2, 100), Keep);
        writer.Flush(Keep);

        Assert.Equal([1UL, 3UL], SpanIds(format));
        Assert.Equal(Limit, error.MaxBytes);
        Assert.Equal(PayloadBody.Write(format, null, PayloadBody.Chunk(1, 2 * Limit)).Length, error.ByteCount);
    }

    private static TracePayloadWriter Create(TraceFormat format)
        => new(format, new() { IsVerbatim = true, TargetBytes = 600, MaxBytes = Limit });

    private static bool Try(Action action)
    {
        try
        {
            action();
            return true;
        }
        catch (IOException)
        {
            return false;
        }
    }

    private void Keep(FinishedPayload payload) => _sent.Add(payload.Body.ToArray());

    private IEnumerable<ulong> SpanIds(TraceFormat format)
        => _sent.SelectMany(body => TracePayloadReader.Read(body, format).Chunks).Select(static chunk => chunk.Spans[0].SpanId);
}
