using System.Buffers;

namespace SpanPack.Serialization.Tests.Allocations;

/// <summary>A buffer writer over one array, which allocates nothing itself.</summary>
internal sealed class FixedWriter(int capacity) : IBufferWriter<byte>
{
    private readonly byte[] _bytes = new byte[capacity];

    internal int Count { get; private set; }

    public void Advance(int count) => Count += count;

    public Memory<byte> GetMemory(int sizeHint = 0) => _bytes.AsMemory(Count);

    public Span<byte> GetSpan(int sizeHint = 0) => _bytes.AsSpan(Count);

    internal void Clear() => Count = 0;
}
