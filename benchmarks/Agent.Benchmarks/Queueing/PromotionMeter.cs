namespace SpanPack.Agent.Benchmarks.Queueing;

/// <summary>Adds up what collections of young objects have left alive.</summary>
internal sealed class PromotionMeter
{
    private int _seen = GC.CollectionCount(0);

    /// <summary>Gets the bytes that survived a collection of generation 0, or of 0 and 1.</summary>
    internal long PromotedBytes { get; private set; }

    /// <summary>Gets how many collections there were.</summary>
    internal int Collections { get; private set; }

    /// <summary>Looks for a collection since the last call. Between two calls there should be one at most: the runtime remembers one.</summary>
    internal void Look()
    {
        int count = GC.CollectionCount(0);
        if (count == _seen) return;
        Collections += count - _seen;
        _seen = count;
        GCMemoryInfo info = GC.GetGCMemoryInfo(GCKind.Ephemeral);
        PromotedBytes += info.PromotedBytes;
    }
}
