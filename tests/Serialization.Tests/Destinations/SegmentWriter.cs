using System.Buffers;

namespace SpanPack.Serialization.Tests.Destinations;

/// <summary>A buffer writer that hands out segments of one size, whatever is asked for beyond the minimum.</summary>
/// <param name="size">Bytes of a segment, unless more are asked for.</param>
/// <param name="more">Bytes that each segment has beyond that.</param>
internal sealed class SegmentWriter(int size, int more) : IBufferWriter<byte>
{
    private readonly ArrayBufferWriter<byte> _written = new();
    private byte[] _segment = [];

    public void Advance(int count)
    {
        Assert.InRange(count, 0, _segment.Length);
        _written.Write(_segment.AsSpan(0, count));
        _segment = [];
    }

    public Memory<byte> GetMemory(int sizeHint = 0) => _segment = new byte[Math.Max(size, sizeHint) + more];

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;

    internal byte[] ToArray() => _written.WrittenSpan.ToArray();
}
