using System.Buffers;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>A body that is sent from its blocks of memory.</summary>
internal sealed class BlocksBody(ReadOnlySequence<byte> bytes, AgentConnection connection) : RequestBody
{
    // A block is written in parts, so that it is known how far a broken write came.
    private const int PartBytes = 64 * 1024;

    private long _sentBytes;

    internal override long SentBytes => Interlocked.Read(ref _sentBytes);

    protected override async Task WriteAsync(Stream stream, CancellationToken cancellation)
    {
        foreach (ReadOnlyMemory<byte> block in bytes) await WriteAsync(stream, block, cancellation).ConfigureAwait(false);
    }

    protected override bool TryComputeLength(out long length)
    {
        length = bytes.Length;
        return true;
    }

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder))]
    private async ValueTask WriteAsync(Stream stream, ReadOnlyMemory<byte> block, CancellationToken cancellation)
    {
        while (block.Length > 0)
        {
            ReadOnlyMemory<byte> part = block[..Math.Min(block.Length, PartBytes)];
            await stream.WriteAsync(part, cancellation).ConfigureAwait(false);
            if (!connection.IsWriteBroken) Interlocked.Add(ref _sentBytes, part.Length);
            block = block[part.Length..];
        }
    }
}
