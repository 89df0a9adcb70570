using SpanPack.Benchmarks.Shapes;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Floors;

/// <summary>Finished bytes copied, one copy a span.</summary>
/// <param name="finished">The bytes of all spans; each span counts as an equal part.</param>
/// <param name="spanCount">How many spans these are.</param>
internal sealed class CopyFloor(ReadOnlySpan<byte> finished, int spanCount) : Workload(spanCount)
{
    private readonly byte[] _finished = finished.ToArray();
    private readonly byte[] _destination = new byte[finished.Length];

    internal CopyFloor(WrittenTraces written)
        : this(written.Bytes, written.Spans.Length)
    {
    }

    internal override int Run()
    {
        ReadOnlySpan<byte> source = _finished;
        Span<byte> destination = _destination;
        int size = source.Length / SpanCount;
        int last = source.Length - size;
        int position = 0;
        for (; position <= last; position += size) source.Slice(position, size).CopyTo(destination[position..]);
        return position;
    }

    internal override void Verify()
    {
        int copied = Run();
        if (_finished.Length - copied >= SpanCount || !_finished.AsSpan(0, copied).SequenceEqual(_destination.AsSpan(0, copied))) throw new WrongOutputException("The copy differs.");
    }
}
