using System.Buffers;
using System.IO.Compression;

namespace SpanPack;

/// <summary>Takes JSON as it is made, and compresses it when there is enough of it.</summary>
internal sealed class JsonSink(BodySpool spool, JsonCompression compression) : WriteOnlyStream
{
    /// <summary>The fewest bytes that are compressed: less is a packet or two either way, and compressing takes longer than sending (docs/performance.md).</summary>
    internal const int MinCompressedBytes = 4 * 1024;

    private GZipStream? _compressor;
    private bool _isPlain = compression == JsonCompression.None;

    /// <summary>Gets whether the bytes are compressed. It is decided once this was asked.</summary>
    internal bool IsCompressed
    {
        get
        {
            lock (spool)
            {
                _isPlain |= _compressor is null; // what nobody knows the length of yet
                return !_isPlain;
            }
        }
    }

    public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        if (_compressor is not null) return _compressor.WriteAsync(buffer, cancellationToken);
        return !_isPlain && spool.Held.Length + buffer.Length >= MinCompressedBytes && TryCompress() ? CompressAsync(buffer, cancellationToken) : spool.WriteAsync(buffer, cancellationToken);
    }

    /// <summary>All is written.</summary>
    internal async ValueTask EndAsync(CancellationToken cancellation)
    {
        if (_compressor is not null) await _compressor.DisposeAsync().ConfigureAwait(false);
        await spool.EndAsync(cancellation).ConfigureAwait(false);
    }

    // After a failure: gives back what the compressor holds, and writes nothing.
    protected override void Dispose(bool disposing)
    {
        spool.Discard();
        if (_compressor is not null) _ = _compressor.DisposeAsync().AsTask(); // ends at once: nothing is written
        base.Dispose(disposing);
    }

    private bool TryCompress()
    {
        lock (spool)
        {
            if (!_isPlain) _compressor = JsonBody.Compress(spool);
            return !_isPlain;
        }
    }

    private async ValueTask CompressAsync(ReadOnlyMemory<byte> next, CancellationToken cancellation)
    {
        (byte[]? held, int count) = spool.TakeHeld();
        try
        {
            if (count > 0) await _compressor!.WriteAsync(held.AsMemory(0, count), cancellation).ConfigureAwait(false);
        }
        finally
        {
            if (held is not null) ArrayPool<byte>.Shared.Return(held);
        }

        await _compressor!.WriteAsync(next, cancellation).ConfigureAwait(false);
    }
}
