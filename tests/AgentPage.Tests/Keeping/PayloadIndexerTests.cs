namespace SpanPack.AgentPage.Tests;

public sealed class PayloadIndexerTests
{
    // What the reader that builds spans says, the index says.
    [Fact]
    public void OfEveryTracer_TheIndexHasTheSpansOfTheReader()
    {
        Assert.True(Vectors.All.Count > 100);
        var pools = new IndexPools();
        var indexer = new PayloadIndexer(pools);
        foreach ((string name, byte[] body, TraceFormat format) in Vectors.All)
        {
            TracePayload payload = TracePayloadReader.Read(body, format);
            IndexedPayload index = indexer.Index(body, format, topLevelIsMarked: false);
            Assert.Equal(payload.Chunks.Count, index.Chunks.Length);
            for (int i = 0; i < payload.Chunks.Count; i++)
            {
                IndexedChunk chunk = index.Chunks[i];
                Span[] spans = [.. payload.Chunks[i].Spans];
                Assert.True(chunk.SpanCount == spans.Length, name);
                if (spans.Length == 0) continue;
                Assert.Equal((ulong)spans[0].TraceId, chunk.TraceId);
                Assert.Equal(spans.Min(static span => span.Start), chunk.Start);
                Assert.Equal(spans.Count(static span => span.Error != 0), chunk.Errors);
                Assert.Equal(
                    spans.Select(static span => (span.SpanId, span.ParentId, span.Duration, span.Service ?? "")),
                    index.Spans.AsSpan(chunk.FirstSpan, chunk.SpanCount)
                        .ToArray()
                        .Select(span => (span.Id, span.Parent, span.Duration, span.Service < 0 ? "" : pools.Services[span.Service])));
            }
        }
    }

    [Fact]
    public void EmptySpans_ByTheMillion_AreLeftOut()
    {
        byte[] body = [0x91, 0xdd, 0x00, 0x4c, 0x4b, 0x40, .. Enumerable.Repeat((byte)0x80, 5_000_000)]; // a chunk of 5,000,000 empty maps
        IndexedPayload index = new PayloadIndexer(new IndexPools()).Index(body, TraceFormat.V04, topLevelIsMarked: false);

        Assert.True(index.IsLeftOut);
        Assert.Empty(index.Spans);
        Assert.Empty(index.Chunks);
    }

    [Fact]
    public void ARootThatNeverComes_IsStoodForByTheEarliestWithoutParent()
    {
        var kept = new KeptStore().Add([Payloads.Span(1, 3, 2, name: "late", start: 900),
            Payloads.Span(1, 2, 99, name: "early", start: 500), Payloads.Span(1, 4, 98, name: "later", start: 600)]);

        HeadSpan head = Assert.Single(kept.Store.Traces()).Head;
        Assert.Equal(("early", false), (head.Name, head.IsRoot));

        kept.Add([Payloads.Span(1, 99, 0, name: "root", start: 950)]);
        head = Assert.Single(kept.Store.Traces()).Head;
        Assert.Equal(("root", true), (head.Name, head.IsRoot));
    }

    [Fact]
    public void SpansThatEnterAService_AreRequests()
    {
        IndexedPayload index = new PayloadIndexer(new IndexPools()).Index(
            Payloads.Bytes(TraceFormat.V04,
                [Payloads.Span(1, 1, service: "a"), Payloads.Span(1, 2, 1, service: "a"), Payloads.Span(1, 3, 2, service: "b"),
                    Payloads.Span(1, 4, 77, service: "b")]),
                TraceFormat.V04, topLevelIsMarked: false);

        Assert.Equal(["a", "b", "b"], index.Entries.Select(static entry => entry.Service));
    }

    [Fact]
    public void WhereTheTracerMarksThem_TheMarksCount()
    {
        Span marked = Payloads.Span(1, 2, 1, service: "a", resource: "marked");
        marked.SetMetric("_dd.top_level", 1);
        IndexedPayload index =
            new PayloadIndexer(new IndexPools()).Index(Payloads.Bytes(TraceFormat.V04, [Payloads.Span(1, 1, service: "a"), marked]),
            TraceFormat.V04, topLevelIsMarked: true);

        Assert.Equal("marked", Assert.Single(index.Entries).Resource);
    }
}
