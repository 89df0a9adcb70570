namespace SpanPack.AgentPage.Tests;

public sealed class TraceStoreTests
{
    [Fact]
    public void WhenBytesAreOver_TheOldestTracesGo_AndAreCounted()
    {
        var kept = new KeptStore(limit: 20_000);
        for (ulong trace = 1; trace <= 100; trace++) kept.Add([Payloads.Span(trace, 1)]);

        StoreContent content = kept.Store.Content;
        Assert.InRange(content.Traces, 5, 99);
        Assert.True(content.Bytes <= 20_000);
        Assert.Equal(Enumerable.Range(101 - content.Traces, content.Traces).Reverse().Select(static id => (ulong)id), kept.Find(""));
        Assert.Equal(100 - content.Traces, kept.Store.Counts.TracesGone);
        Assert.Equal(100 - content.Payloads, kept.Store.Counts.PayloadsGone);
        Assert.Equal(100, kept.Store.Counts.Traces);
    }

    [Fact]
    public void ATrace_OfTenPayloads_IsOne_AndGoesWhole()
    {
        var kept = new KeptStore(limit: 20_000);
        for (ulong span = 10; span >= 1; span--)
            kept.Add([Payloads.Span(7, span, span - 1, start: (long)span * 100, duration: 50)], [Payloads.Span(100 + span, 1)]);

        KeptTrace trace = Assert.Single(kept.Store.Traces(), static trace => trace.Id == 7);
        Assert.Equal((10, 10, 100L, 1050L), (trace.Spans, trace.Chunks.Length, trace.Start, trace.End));
        Assert.True(trace.Head.IsRoot); // which came last

        // The first payload goes, and with it the trace, with its chunks in payloads that stay.
        for (ulong next = 500; kept.Store.Counts.PayloadsGone == 0; next++) kept.Add([Payloads.Span(next, 1)]);
        Assert.Null(kept.Store.FindTrace(7));
        Assert.Null(kept.Store.FindTrace(110)); // which came with it
        Assert.NotNull(kept.Store.FindTrace(109));
        Assert.NotNull(kept.Store.FindPayload(10));
    }

    [Fact]
    public void TheNewestPayload_IsKept_HoweverLarge()
    {
        var kept = new KeptStore(limit: 1_000_000).Add([Payloads.Span(1, 1)])
            .Add([Payloads.Span(2, 1, tags: ("large", new string('x', 990_000)))])
            .Add([Payloads.Span(3, 1, tags: ("large", new string('x', 1_500_000)))]);

        Assert.Equal([3UL], kept.Find(""));
        Assert.InRange(kept.Store.Content.Bytes, 1_500_000, 1_510_000);
    }

    // What is kept is always what a plain list of the payloads since some time would say.
    [Fact]
    public void AfterAnyPayloads_WhatIsKeptFitsTogether()
    {
        var random = new Random(1);
        var kept = new KeptStore(limit: 60_000);
        for (int round = 0; round < 2000; round++)
        {
            kept.Add([.. Enumerable.Range(0,
                random.Next(1, 4)).Select(_ => Enumerable
                    .Range(0, random.Next(1, 5))
                    .Select(_ => Payloads.Span((ulong)random.Next(1, 200), (ulong)random.Next(1, 9)))
                    .ToArray())]);
            if (round % 50 == 0) Check(kept.Store);
            if (random.Next(500) == 0) kept.Store.Clear();
        }

        Assert.True(kept.Store.Counts.TracesGone > 1000);
    }

    [Fact]
    public void Clear_ForgetsAll_AndNumbersGoOn()
    {
        var kept = new KeptStore().Add([Payloads.Span(1, 1)], [Payloads.Span(2, 1)]).Add([Payloads.Span(1, 2, 1)]);

        Assert.Equal((2, 2), kept.Store.Clear());
        Assert.Equal((0, 0, 0L, 0L),
            (kept.Store.Content.Traces, kept.Store.Content.Payloads, kept.Store.Content.Bytes, kept.Store.Content.Spans));
        long since = 0;
        Assert.Empty(kept.Store.ChangedSince(ref since, int.MaxValue).Traces);
        kept.Add([Payloads.Span(1, 1)]);
        Assert.Equal((3L, 3L), kept.Store.TraceRange);
        Assert.Equal(3, Assert.Single(kept.Store.Payloads()).Id);
    }

    [Fact]
    public void WhatWaits_TakesRoom_AndWhatHasNone_IsCountedAsMissed()
    {
        var store = new TraceStore(1000);

        Assert.True(store.TryWait(600));
        Assert.True(store.TryWait(400));
        Assert.False(store.TryWait(1));
        Assert.Equal(1, store.Counts.PayloadsMissed);
        store.Miss(400);
        Assert.True(store.TryWait(300));
        Assert.Equal(2, store.Counts.PayloadsMissed);
    }

    private static void Check(TraceStore store)
    {
        KeptPayload[] payloads = store.Payloads();
        KeptTrace[] traces = store.Traces();
        long bytes = payloads.Sum(static payload => payload.KeptBytes) + traces.Sum(static trace => trace.KeptBytes);
        Assert.Equal(bytes, store.Content.Bytes);
        Assert.True(bytes <= 60_000 || payloads.Length == 1);
        Assert.Equal(payloads.Sum(static payload => payload.Spans.Length), store.Content.Spans);
        foreach (KeptTrace trace in traces)
        {
            Assert.Same(trace, store.FindTrace(trace.Id));
            foreach (ChunkPlace place in trace.Chunks)
            {
                Assert.Contains(place.Payload, payloads);
                Assert.Equal(trace.Sequence, place.Payload.Chunks[place.Chunk].Trace);
            }

            Assert.Equal(trace.Spans, trace.Chunks.ToArray().Sum(static place => place.Payload.Chunks[place.Chunk].SpanCount));
        }
    }
}
