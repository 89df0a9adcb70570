using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Floors;

/// <summary>Finished bytes copied, piece by piece.</summary>
internal sealed class CopyFloor : Workload
{
    private readonly byte[] _finished;
    private readonly byte[] _destination;
    private readonly int[] _sizes;

    /// <param name="finished">The bytes of all spans.</param>
    /// <param name="sizes">The bytes of each copy: one a span, or one a trace.</param>
    /// <param name="spanCount">How many spans these are.</param>
    internal CopyFloor(ReadOnlySpan<byte> finished, int[] sizes, int spanCount)
        : base(spanCount)
    {
        _finished = finished.ToArray();
        _destination = new byte[finished.Length];
        _sizes = sizes;
    }

    /// <summary>One copy a span; each span counts as an equal part.</summary>
    internal CopyFloor(ReadOnlySpan<byte> finished, int spanCount)
        : this(finished, [.. Enumerable.Repeat(finished.Length / spanCount, spanCount)], spanCount)
    {
    }

    internal override int Run()
    {
        ReadOnlySpan<byte> source = _finished;
        Span<byte> destination = _destination;
        int position = 0;
        foreach (int size in _sizes)
        {
            source.Slice(position, size).CopyTo(destination[position..]);
            position += size;
        }

        return position;
    }

    internal override void Verify()
    {
        int copied = Run();
        if (_finished.Length - copied >= SpanCount || !_finished.AsSpan(0, copied).SequenceEqual(_destination.AsSpan(0, copied)))
            throw new WrongOutputException("The copy differs.");
    }
}
