namespace SpanPack.Benchmarks.Streams.Shop;

/// <summary>
/// Runs the shop: eight requests are under way at a time, so their objects lie in memory between each other and they end in another order.
/// </summary>
internal sealed class ShopTraffic(StreamKind kind, int spanCount)
{
    private const int RequestsAtATime = 8;
    private const int Seed = 20261121;
    private const double ShareWithChildren = 0.4; // of traces
    private const int MinChildren = 3;
    private const int MaxChildren = 6;

    private readonly ShopSpans _spans = new(kind, Seed);
    private readonly ShopRequest?[] _underWay = new ShopRequest?[RequestsAtATime];
    private int _left = spanCount;

    /// <summary>Makes the traces, in the order in which they end, each when it is asked for.</summary>
    internal IEnumerable<StreamTrace> Run()
    {
        for (int i = 0; i < _underWay.Length; i++) _underWay[i] = Next();
        while (Array.Exists(_underWay, static request => request is not null))
        {
            int index = _spans.Dice.Below(RequestsAtATime);
            if (_underWay[index] is not { } request || !request.Advance()) continue;
            _underWay[index] = Next();
            yield return Decide(request.Trace);
        }
    }

    private ShopRequest? Next()
    {
        if (_left == 0) return null;
        bool hasChildren = _spans.Dice.Is(ShareWithChildren) && _left > MaxChildren;
        int childCount = hasChildren ? MinChildren + _spans.Dice.Below(MaxChildren - MinChildren + 1) : 0;
        _left -= 1 + childCount;
        return new ShopRequest(_spans, childCount);
    }

    // What the agent's rate decides is most of it; users decide now and then.
    private StreamTrace Decide(in SpanCollection spans) => _spans.Dice.Below(20) switch
    {
        0 => new StreamTrace(spans, SamplingPriority.UserKeep, SamplingMechanism.Manual),
        1 or 2 => new StreamTrace(spans, SamplingPriority.AutoDrop, SamplingMechanism.AgentRate),
        _ => new StreamTrace(spans, SamplingPriority.AutoKeep, SamplingMechanism.AgentRate),
    };
}
