using System.Buffers;
using SpanPack.Serialization.Tests.Models;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.BadInput;

[Trait(Category.Name, Category.Properties)]
public sealed class FuzzTests
{
    private static readonly byte[] s_small = Pack.Payload(
        ("trace_id", Pack.UInt(1)),
        ("name", Pack.Str("n")),
        ("meta", Pack.Map(("k", Pack.Str("v")))),
        ("metrics", Pack.Map(("m", Pack.Double(1)))),
        ("meta_struct", Pack.Map(("s", Pack.Bin(0x80)))),
        ("span_links", Pack.Array(Pack.Map(("span_id", Pack.UInt(2)), ("attributes", Pack.Map(("a", Pack.Str("b"))))))),
        ("span_events",
            Pack.Array(Pack.Map(("name", Pack.Str("e")),
                ("attributes", Pack.Map(("a", Pack.Map(("type", Pack.UInt(2)), ("int_value", Pack.Int(-5))))))))),
        ("other", Pack.Array(Pack.Nil, Pack.Single(1))));

    public static TheoryData<string> AllShapes => Shapes.All;

    [Theory]
    [MemberData(nameof(AllShapes))]
    public void EveryPrefix_IsRefused_AtAPlaceWithinIt(string shape)
    {
        byte[] payload = Malformed.PayloadOf(shape, Shapes.JsonEvents);
        Assert.Null(Malformed.Read(payload));
        for (int length = 0; length < payload.Length; length += 1 + (payload.Length / 500))
            Assert.NotNull(Malformed.Read(payload.AsSpan(0, length)));
    }

    [Fact]
    public void EveryByte_MayBeAnyOther()
    {
        Assert.Null(Malformed.Read(s_small));
        int refused = 0;
        for (int i = 0; i < s_small.Length; i++)
        {
            byte[] payload = [.. s_small];
            for (int value = 0; value < 256; value++)
            {
                payload[i] = (byte)value;
                if (Malformed.Read(payload) is not null) refused++;
            }
        }

        Assert.InRange(refused, 1, (256 * s_small.Length) - 1);
    }

    [Fact]
    public void TwentyThousandMutations_OfEveryShape()
    {
        var random = new Random(20240229);
        byte[][] payloads = [.. Shapes.Names.SelectMany(static shape =>
            Shapes.Formatters.Select(formatter => Malformed.PayloadOf(shape, formatter))).Where(static payload =>
            payload.Length < 20_000)];
        int refused = 0;
        for (int i = 0; i < 20_000; i++)
        {
            byte[] payload = Mutation.Of(payloads[random.Next(payloads.Length)], random);
            TraceFormatException? failure = Malformed.Read(payload);
            if (failure is not null) refused++;
            else AssertReadableAgain(payload);
        }

        Assert.InRange(refused, 1_000, 19_999);
    }

    [Fact]
    public void Pieces_AreReadAsOneWhole()
    {
        byte[] payload = Malformed.PayloadOf("events", Shapes.Automatic);
        string expected = Describe(TracePayloadReader.Read(payload, TraceFormat.V04));
        for (int size = 1; size <= payload.Length; size += 1 + (size / 4))
        {
            TracePayload read = TracePayloadReader.Read(Piece.Split(payload, size), TraceFormat.V04);
            Assert.Equal(payload.Length, read.BytesRead);
            Assert.Equal(expected, Describe(read));
            var failure =
                Assert.Throws<TraceFormatException>(() => TracePayloadReader.Read(Piece.Split(payload[..^1], size), TraceFormat.V04));
            Assert.Equal(Malformed.Read(payload.AsSpan(..^1))!.Message, failure.Message);
        }
    }

    [Fact]
    public void Pieces_ThatNoArrayHolds_AreRefused()
    {
        ReadOnlySequence<byte> payload = Piece.Repeat(new byte[1 << 20], 2048);

        var failure = Assert.Throws<TraceFormatException>(() => TracePayloadReader.Read(payload, TraceFormat.V04));
        Assert.Equal("a payload of 2147483648 bytes is larger than an array", failure.Reason);
    }

    // What was accepted can be written, and says the same when it is read once more.
    private static void AssertReadableAgain(byte[] payload)
    {
        foreach (TraceChunk chunk in TracePayloadReader.Read(payload, TraceFormat.V04).Chunks)
        {
            byte[] written = Written.Chunk(SpanMessagePackFormatter.Verbatim, chunk);
            foreach (Node span in PlainMessagePack.Decode(written).Items) ModelOfNode.Of(span);
            Assert.Equal(written, Written.Chunk(SpanMessagePackFormatter.Verbatim, Written.Read(written)));
        }
    }

    private static string Describe(TracePayload payload)
        => string.Join("\n", payload.Chunks.Select(static chunk => ModelOfSpan.Of(chunk.Spans[0])));
}
