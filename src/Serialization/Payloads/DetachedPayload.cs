using System.Buffers;
using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// A payload that a <see cref="TracePayloadWriter"/> handed over with its memory: bytes, and the values of request headers.
/// </summary>
/// <remarks>
/// Belongs to one thread at a time. <see cref="Dispose"/> returns the memory to its pool; do not use <see cref="Body"/> after that.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class DetachedPayload : IDisposable
{
    private readonly ArrayPool<byte> _pool;
    private readonly ReadOnlySequence<byte> _body;
    private List<PayloadBlock>? _blocks;

    internal DetachedPayload(TraceFormat format, int chunkCount, int spanCount, List<PayloadBlock> blocks, ArrayPool<byte> pool)
    {
        (Format, ChunkCount, SpanCount) = (format, chunkCount, spanCount);
        (_blocks, _pool) = (blocks, pool);
        var memory = new ReadOnlyMemory<byte>[blocks.Count];
        for (int i = 0; i < memory.Length; i++)
        {
            memory[i] = blocks[i].Array.AsMemory(0, blocks[i].Length);
            RentedBytes += blocks[i].Array.Length;
        }

        _body = PayloadSegments.Link(memory);
    }

    /// <summary>Gets the format.</summary>
    public TraceFormat Format { get; }

    /// <summary>Gets the path of the request, such as <c>/v1.0/traces</c>.</summary>
    public string Path => Format.GetPath();

    /// <summary>Gets the number of chunks: the value of the header <c>X-Datadog-Trace-Count</c>.</summary>
    public int ChunkCount { get; }

    /// <summary>Gets the number of spans.</summary>
    public int SpanCount { get; }

    /// <summary>Gets the number of bytes of the body.</summary>
    public int ByteCount => (int)_body.Length;

    /// <summary>Gets the number of bytes of the memory that the payload holds: <see cref="ByteCount"/> or more.</summary>
    public long RentedBytes { get; }

    /// <summary>Gets the bytes in their blocks.</summary>
    /// <exception cref="ObjectDisposedException">The payload was disposed.</exception>
    public ReadOnlySequence<byte> Body
    {
        get
        {
            ObjectDisposedException.ThrowIf(_blocks is null, this);
            return _body;
        }
    }

    /// <summary>Returns the memory to the pool.</summary>
    public void Dispose()
    {
        if (Interlocked.Exchange(ref _blocks, null) is not { } blocks) return;
        foreach (PayloadBlock block in blocks) _pool.Return(block.Array);
    }

    /// <summary>Returns a description for display, not for parsing.</summary>
    public override string ToString()
        => $"{Format.GetName()}, chunks: {ChunkCount}, spans: {SpanCount}, bytes: "
            + $"{ByteCount}{(_blocks is null ? ", disposed" : string.Empty)}";
}
