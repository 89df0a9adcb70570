namespace SpanPack.Benchmarks.Workloads;

/// <summary>Something that is timed: one pass over all spans of a set.</summary>
internal abstract class Workload : IDisposable
{
    /// <param name="spanCount">Spans in one pass.</param>
    protected Workload(int spanCount) => SpanCount = spanCount;

    /// <summary>Gets the number of spans in one pass.</summary>
    internal int SpanCount { get; }

    /// <summary>Makes one pass.</summary>
    /// <returns>Bytes written or read.</returns>
    internal abstract int Run();

    /// <summary>Looks at what a pass makes.</summary>
    /// <exception cref="WrongOutputException">It is not what it should be.</exception>
    internal abstract void Verify();

    /// <inheritdoc/>
    public void Dispose() => Free();

    /// <summary>Gives memory back that belongs to a pool.</summary>
    protected virtual void Free()
    {
    }
}
