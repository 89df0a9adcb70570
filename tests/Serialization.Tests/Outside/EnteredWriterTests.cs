using System.Buffers;
using SpanPack.Serialization.Tests.Payloads;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Outside;

/// <summary>A writer refuses to be used by what it is calling: tags while they are written, and the method that takes a payload.</summary>
public sealed class EnteredWriterTests
{
    private static readonly Dictionary<string, Action<TracePayloadWriter>> s_calls = new()
    {
        ["append"] = static writer => _ = writer.TryAppend(new TraceChunk(Example.Root(9))),
        ["append and send"] = static writer => writer.Append(new TraceChunk(Example.Root(9)), static _ => { }),
        ["complete"] = static writer => writer.Complete().ToArray(),
        ["reset"] = static writer => writer.Reset(),
        ["return memory"] = static writer => writer.ReturnMemory(),
        ["detach"] = static writer => writer.Detach().Dispose(),
        ["flush"] = static writer => writer.Flush(static _ => { }),
        ["dispose"] = static writer => writer.Dispose(),
    };

    public static TheoryData<TraceFormat, string> Calls
    {
        get
        {
            var calls = new TheoryData<TraceFormat, string>();
            foreach (TraceFormat format in TraceFormats.All)
            {
                foreach (string call in s_calls.Keys) calls.Add(format, call);
            }

            return calls;
        }
    }

    [Theory]
    [MemberData(nameof(Calls))]
    public void TagsThatUseTheirWriter_AreRefused_AndThePayloadIsWhatItWas(TraceFormat format, string call)
    {
        var pool = new CountingPool();
        var tags = new CallingTags();
        Span span = Example.Root(2);
        span.Tags = tags;
        using (var writer = new TracePayloadWriter(format, new() { Pool = pool }))
        {
            Assert.True(writer.TryAppend(new TraceChunk(Example.Root(1))));
            byte[] before = writer.Complete().ToArray();

            tags.Call = () => s_calls[call](writer);
            Assert.Contains("in use",
                Assert.Throws<InvalidOperationException>(void () => _ = writer.TryAppend(new TraceChunk(span))).Message,
                StringComparison.Ordinal);
            Assert.Equal(before, writer.Complete().ToArray());

            tags.Call = () => Assert.Throws<InvalidOperationException>(() => s_calls[call](writer)); // which the tags survive
            writer.Reset();
            Assert.True(writer.TryAppend(new TraceChunk(span)));
            byte[] body = writer.Complete().ToArray();
            tags.Call = null;
            writer.Reset();
            Assert.True(writer.TryAppend(new TraceChunk(span)));
            Assert.Equal(writer.Complete().ToArray(), body);
        }

        Assert.Equal(0, pool.RentedBytes);
    }

    [Theory]
    [MemberData(nameof(Calls))]
    public async Task AMethodThatTakesAPayload_CannotUseTheWriter(TraceFormat format, string call)
    {
        using var writer = new TracePayloadWriter(format);
        Assert.True(writer.TryAppend(new TraceChunk(Example.Root(1))));
        byte[] before = writer.Complete().ToArray();

        Assert.Throws<InvalidOperationException>(() => writer.Flush(_ => s_calls[call](writer)));
        await Assert.ThrowsAsync<InvalidOperationException>(async () => await writer.FlushAsync(async (_, _) =>
        {
            await Task.Yield();
            s_calls[call](writer);
        }));

        Assert.Equal(before, writer.Complete().ToArray());
        byte[]? sent = null;
        writer.Flush(payload => sent = payload.ToArray());
        Assert.Equal(before, sent);
        Assert.Equal(0, writer.ChunkCount);
    }

    [Fact]
    public void TagsThatWriteToTheSameBufferWriter_AreRefused()
    {
        var formatter = new SpanMessagePackFormatter(Example.Process);
        var destination = new ArrayBufferWriter<byte>(16);
        var other = new ArrayBufferWriter<byte>();
        var tags = new CallingTags();
        Span span = Example.Root(2);
        span.Tags = tags;
        int expected = formatter.Write(other, span);

        tags.Call = () => formatter.Write(destination, Example.Root(1));
        Assert.Throws<InvalidOperationException>(() => formatter.Write(destination, span));
        tags.Call = () =>
        {
            tags.Call = () => formatter.Write(destination, Example.Root(1));
            formatter.Write(other, span);
        };
        Assert.Throws<InvalidOperationException>(() => formatter.Write(destination, span));
        Assert.Equal(0, destination.WrittenCount);

        tags.Call = () => formatter.Write(other, Example.Root(1)); // another is nobody's memory
        Assert.Equal(expected, formatter.Write(destination, span));
        Assert.Equal(expected, destination.WrittenCount);
    }
}
