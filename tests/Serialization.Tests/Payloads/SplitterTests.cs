using System.Buffers;
using SpanPack.Serialization.Tests.Plans;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Payloads;

/// <summary>Payloads that are cut say together what the whole said.</summary>
public sealed class SplitterTests
{
    public static TheoryData<TraceFormat> Formats => [.. TraceFormats.All];

    [Theory]
    [MemberData(nameof(Formats))]
    public void Parts_SayWhatTheWholeSaid(TraceFormat format)
        => Property.Holds(Plan.OfSimilarChunks(), 30, plans =>
        {
            using var writer = new TracePayloadWriter(format, new() { ProcessTags = Example.Process });
            foreach (ChunkPlan plan in plans) Assert.True(writer.TryAppend(plan.Build()));
            byte[] whole = writer.Complete().ToArray();
            byte[] expected = Verbatim(TracePayloadReader.Read(whole, format));
            foreach (int maxBytes in (int[])[1, whole.Length / 3 + 1, whole.Length / 2 + 1, whole.Length, int.MaxValue])
            {
                IReadOnlyList<TracePayloadPart> parts = TracePayloadSplitter.Split(whole, format, maxBytes);
                TracePayload[] read = [.. parts.Select(part => TracePayloadReader.Read(part.Body, format))];
                foreach ((TracePayload payload, TracePayloadPart part) in read.Zip(parts))
                {
                    Assert.Equal((payload.Chunks.Count, payload.SpanCount, part.Body.Length),
                        (part.ChunkCount, part.SpanCount, payload.BytesRead));
                    Assert.True(part.ChunkCount == 1 || part.Body.Length <= maxBytes);
                }

                Assert.Equal(expected,
                    Verbatim(new TracePayload
                    {
                        Format = format, Header = read[0].Header,
                        Chunks = [.. read.SelectMany(static payload => payload.Chunks)]
                    }));
            }

            Assert.Equal(plans.Count, TracePayloadSplitter.Split(whole, format, 1).Count);
        });

    [Fact]
    public void BytesBesideChunks_AreRepeated_WhereverTheyStand()
    {
        byte[] chunk = [0x81, .. Pack.Str("spans"), 0x91, 0x81, .. Pack.Str("resource"), .. Pack.Str(new string('r', 60))];
        byte[] whole = [0x83, .. Pack.Str("env"), .. Pack.Str("prod"), .. Pack.Str("chunks"), 0x92, .. chunk, .. chunk,
            .. Pack.Str("hostname"), .. Pack.Str("h")];

        IReadOnlyList<TracePayloadPart> parts = TracePayloadSplitter.Split(whole, TraceFormat.V07, 130);

        byte[] expected = [0x83, .. Pack.Str("env"), .. Pack.Str("prod"), .. Pack.Str("chunks"), 0xdd, 0, 0, 0, 1, .. chunk,
            .. Pack.Str("hostname"), .. Pack.Str("h")];
        Assert.Equal(2, parts.Count);
        Assert.All(parts, part => Assert.Equal(expected, part.Body.ToArray()));
    }

    // The last value of a key counts, for readers as for the agent.
    [Theory]
    [InlineData(1)]
    [InlineData(100)]
    [InlineData(int.MaxValue)]
    public void ChunksThatComeAgain_ReplaceTheFirst(int maxBytes)
    {
        byte[] first = [0x81, .. Pack.Str("spans"), 0x92, 0x80, 0x80];
        byte[] last = [0x81, .. Pack.Str("spans"), 0x91, 0x81, .. Pack.Str("resource"), .. Pack.Str("last")];
        byte[] whole = [0x82, .. Pack.Str("chunks"), 0x93, .. first, .. first, .. first, .. Pack.Str("chunks"), 0x92, .. last, .. last];

        IReadOnlyList<TracePayloadPart> parts = TracePayloadSplitter.Split(whole, TraceFormat.V07, maxBytes);

        Assert.Equal(2, parts.Sum(static part => part.ChunkCount));
        Assert.Equal(2, parts.Sum(static part => part.SpanCount));
        Assert.Equal(["last", "last"], parts.SelectMany(static part => TracePayloadReader.Read(part.Body, TraceFormat.V07).Chunks)
            .Select(static chunk => chunk.Spans[0].Resource));
    }

    [Fact]
    public void ALargeDictionary_IsNotRepeated()
    {
        using var writer = new TracePayloadWriter(TraceFormat.V05);
        for (int i = 0; i < 100; i++)
        {
            Span span = Example.Root(1);
            span.SetTag("text", new string((char)(' ' + i), 1000));
            Assert.True(writer.TryAppend(new TraceChunk(span)));
        }

        IReadOnlyList<TracePayloadPart> parts = TracePayloadSplitter.Split(writer.Complete().ToArray(), TraceFormat.V05, 20_000);

        Assert.Equal(100, parts.Sum(static part => part.ChunkCount));
        Assert.All(parts, static part => Assert.InRange(part.Body.Length, 1, 20_000));
    }

    [Fact]
    public void NilChunks_AreLeftOut()
    {
        byte[] chunk = [0x81, .. Pack.Str("spans"), 0x91, 0x80];
        byte[] whole = [0x81, .. Pack.Str("chunks"), 0x93, 0xc0, .. chunk, .. chunk];
        IReadOnlyList<TracePayloadPart> parts = TracePayloadSplitter.Split(whole, TraceFormat.V07, 1);
        Assert.Equal([1, 1], parts.Select(static part => part.ChunkCount));
        Assert.Equal([1, 1], parts.Select(static part => part.SpanCount));
    }

    [Fact]
    public void WhatIsNoPayload_IsRefused()
    {
        Assert.Throws<TraceFormatException>(() => TracePayloadSplitter.Split(new byte[] { 0x91, 0xc1 }, TraceFormat.V04, 10));
        Assert.Throws<ArgumentOutOfRangeException>(() => TracePayloadSplitter.Split(new byte[] { 0x90 }, TraceFormat.V04, 0));
        Assert.Empty(TracePayloadSplitter.Split(new byte[] { 0x90 }, TraceFormat.V04, 10));
    }

    private static byte[] Verbatim(TracePayload payload)
    {
        using var writer = new TracePayloadWriter(payload.Format, TracePayloadWriterOptions.Verbatim with { Header = payload.Header });
        foreach (TraceChunk chunk in payload.Chunks) Assert.True(writer.TryAppend(chunk));
        return writer.Complete().ToArray();
    }
}
