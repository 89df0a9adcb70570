namespace SpanPack.AgentPage.Tests;

/// <summary>A store that is filled on the thread of the test.</summary>
internal sealed class KeptStore
{
    private readonly PayloadIndexer _indexer;

    internal KeptStore(long limit = 100_000_000)
    {
        Store = new TraceStore(limit);
        _indexer = new PayloadIndexer(Store.Pools);
    }

    internal TraceStore Store { get; }

    internal KeptStore Add(PagePayload payload)
    {
        Assert.True(Store.TryWait(payload.Body.Length));
        Store.Add(payload, payload.IsAccepted
            ? _indexer.Index(payload.Body, payload.Format, topLevelIsMarked: false)
            : IndexedPayload.Empty, receivedAt: 1, []);
        return this;
    }

    internal KeptStore Add(params Span[][] chunks) => Add(Payloads.Accepted(chunks));

    /// <summary>Finds traces, the newest first.</summary>
    internal ulong[] Find(string filter)
    {
        var run = new FilterRun(FilterParser.Parse(filter), Store);
        return [.. Store.Traces().Where(run.Fits).Select(static trace => trace.Id)];
    }
}
