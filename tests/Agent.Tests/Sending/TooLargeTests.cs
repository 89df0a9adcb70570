namespace SpanPack.Agent.Tests;

/// <summary>Agents that take less than a segment has.</summary>
public sealed class TooLargeTests
{
    private const int Limit = 100_000;

    public static TheoryData<TraceFormat> Formats => [.. TraceFormats.All];

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task ASegment_IsSentInParts(TraceFormat format)
    {
        await using var agent = new TraceAgent(static (request, _) => request.Body.Length > Limit
            ? TraceAgent.Response(413, "payload-too-large")
            : TraceAgent.Response(200, TraceAgent.Ok));
        await using AgentWriter writer =
            agent.CreateWriter(new AgentWriterOptions { Format = format, FlushInterval = TimeSpan.FromMinutes(10) });
        await Wait.UntilAsync(() => agent.InfoCount > 0 && writer.Format == format, $"the format is {format}");
        for (ulong id = 1; id <= 30; id++) writer.Write(Chunks.Of(id, spanCount: 2, textLength: 10_000));

        Assert.Equal(new FlushResult(30, 60, 0, 0), await writer.FlushAsync().InTime());

        ScriptedRequest[] taken = [.. agent.Traces.Where(static request => request.Body.Length <= Limit)];
        Assert.Equal(Enumerable.Range(1, 30).Select(static id => (ulong)id), Chunks.TraceIds(taken).Order());
        Assert.All(taken,
            request => Assert.Equal(Chunks.Read(request).Chunks.Count.ToString(null as IFormatProvider), request["X-Datadog-Trace-Count"]));
        Assert.Equal(0, writer.HeldBytes);

        int before = agent.Traces.Length;
        for (ulong id = 31; id <= 60; id++) writer.Write(Chunks.Of(id, spanCount: 2, textLength: 10_000));
        await writer.FlushAsync().InTime();
        // the limit is known by now, to within a half
        Assert.All(agent.Traces[before..], static request => Assert.InRange(request.Body.Length, 1, 2 * Limit));
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task AnAnnouncedLimit_CutsChunks_AndDropsASpanAlone(TraceFormat format)
    {
        await using var agent = new TraceAgent { Info = TraceAgent.InfoOf("7.85.1", Limit, ["v0.4", "v0.5", "v0.7", "v1.0"]) };
        await using AgentWriter writer =
            agent.CreateWriter(new AgentWriterOptions { Format = format, FlushInterval = TimeSpan.FromMinutes(10) });
        await Wait.UntilAsync(() => writer.MaxPayloadBytes == Limit && writer.Format == format, "the limit is known");
        writer.Write(Chunks.Of(1, spanCount: 40, textLength: 10_000));
        writer.Write(Chunks.Of(2, spanCount: 1, textLength: Limit));
        writer.Write(Chunks.Of(3));

        await writer.FlushAsync().InTime();

        Assert.All(agent.Traces, static request => Assert.InRange(request.Body.Length, 1, Limit));
        TraceChunk[] chunks = [.. agent.Traces.SelectMany(static request => Chunks.Read(request).Chunks)];
        Assert.Equal(41, chunks.Sum(static chunk => chunk.SpanCount));
        Assert.Equal(40,
            chunks.Where(static chunk => chunk.Spans[0].TraceId == 1)
                .SelectMany(static chunk => Enumerable.Range(0, chunk.SpanCount).Select(i => chunk.Spans[i].SpanId))
                .Distinct()
                .Count());
        Assert.Equal((1, 1), (writer.GetDropped(DropReason.TooLarge).Chunks, writer.GetDropped(DropReason.TooLarge).Spans));
    }
}
