using System.Buffers;
using System.Net;

namespace SpanPack;

/// <summary>A body that is sent from the blocks that it is in.</summary>
internal sealed class RequestBody(ReadOnlySequence<byte> bytes, AgentConnection connection) : HttpContent
{
    // A block is written in parts, so that it is known how far a broken write came.
    private const int PartBytes = 64 * 1024;

    private const int NotStarted = 0;
    private const int Started = 1;
    private const int Ended = 2;

    private readonly TaskCompletionSource _written = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private int _state;
    private long _sentBytes;

    /// <summary>Gets how many bytes the system took, to within a part.</summary>
    internal long SentBytes => Interlocked.Read(ref _sentBytes);

    /// <summary>Waits until nobody reads the blocks any more. The handler may still be writing when it has failed to read.</summary>
    internal Task EndAsync() => Interlocked.CompareExchange(ref _state, Ended, NotStarted) == NotStarted ? Task.CompletedTask : _written.Task;

    protected override Task SerializeToStreamAsync(Stream stream, TransportContext? context) => SerializeToStreamAsync(stream, context, CancellationToken.None);

    protected override async Task SerializeToStreamAsync(Stream stream, TransportContext? context, CancellationToken cancellationToken)
    {
        if (Interlocked.CompareExchange(ref _state, Started, NotStarted) != NotStarted) throw new IOException("The request has ended, or was sent before.");
        try
        {
            foreach (ReadOnlyMemory<byte> block in bytes) await WriteAsync(stream, block, cancellationToken).ConfigureAwait(false);
        }
        finally
        {
            _written.SetResult();
        }
    }

    protected override bool TryComputeLength(out long length)
    {
        length = bytes.Length;
        return true;
    }

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
