using System.Buffers;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>A body that is sent from its blocks of memory.</summary>
internal sealed class BlocksBody(ReadOnlySequence<byte> bytes) : RequestBody
{
    // A block is written in parts, so that it is known how far a broken write came.
    private const int PartBytes = 64 * 1024;

    private long _sentBytes;

    internal override long? Length => bytes.Length;

    internal override long SentBytes => Interlocked.Read(ref _sentBytes);

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder))]
    internal override async ValueTask WriteAsync(HeadBuffer head, ConnectionStream connection, CancellationToken cancellation)
    {
        int begin = head.AddBegin(bytes);
        await connection.WriteAsync(head.Written, CancellationToken.None).ConfigureAwait(false);
        Count(connection, begin);
        foreach (ReadOnlyMemory<byte> block in bytes.Slice(begin))
        {
            for (ReadOnlyMemory<byte> rest = block; rest.Length > 0;)
            {
                ReadOnlyMemory<byte> part = rest[..Math.Min(rest.Length, PartBytes)];
                await connection.WriteAsync(part, CancellationToken.None).ConfigureAwait(false);
                Count(connection, part.Length);
                rest = rest[part.Length..];
            }
        }
    }

    private void Count(ConnectionStream connection, int count)
    {
        if (!connection.IsWriteBroken) Interlocked.Add(ref _sentBytes, count);
    }
}
