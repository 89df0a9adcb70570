using System.Buffers;
using System.Buffers.Text;

namespace SpanPack;

/// <summary>Writes a body of unknown length in chunks (RFC 9112, section 7.1).</summary>
internal sealed class ChunkedStream(Stream target) : AsyncStream
{
    private const int SizeDigits = 8;
    private const int HeadBytes = SizeDigits + 2;
    private const int ChunkBytes = 32 * 1024;

    private static ReadOnlySpan<byte> LineEnd => "\r\n"u8;

    private static ReadOnlySpan<byte> LastChunk => "0\r\n\r\n"u8;

    private byte[]? _chunk;
    private int _count;

    public override bool CanRead => false;

    public override async ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        while (buffer.Length > 0)
        {
            int part = Math.Min(buffer.Length, ChunkBytes - _count);
            _chunk ??= ArrayPool<byte>.Shared.Rent(HeadBytes + ChunkBytes + LineEnd.Length + LastChunk.Length);
            buffer.Span[..part].CopyTo(_chunk.AsSpan(HeadBytes + _count));
            _count += part;
            buffer = buffer[part..];
            if (_count == ChunkBytes) await WriteChunkAsync(isLast: false).ConfigureAwait(false);
        }
    }

    /// <summary>Writes the rest, and the last chunk.</summary>
    internal async ValueTask EndAsync()
    {
        _chunk ??= ArrayPool<byte>.Shared.Rent(HeadBytes + LastChunk.Length);
        await WriteChunkAsync(isLast: true).ConfigureAwait(false);
    }

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
        => throw new NotSupportedException();

    // The bytes leave with their chunk.
    public override Task FlushAsync(CancellationToken cancellationToken) => Task.CompletedTask;

    protected override void Dispose(bool disposing)
    {
        if (disposing && _chunk is { } chunk)
        {
            _chunk = null;
            ArrayPool<byte>.Shared.Return(chunk);
        }

        base.Dispose(disposing);
    }

    private ValueTask WriteChunkAsync(bool isLast)
    {
        int start = HeadBytes;
        int end = HeadBytes;
        if (_count > 0)
        {
            start = 0;
            Utf8Formatter.TryFormat(_count, _chunk, out _, new StandardFormat('x', SizeDigits));
            LineEnd.CopyTo(_chunk.AsSpan(SizeDigits));
            end += _count;
            LineEnd.CopyTo(_chunk.AsSpan(end));
            end += LineEnd.Length;
            _count = 0;
        }

        if (isLast)
        {
            LastChunk.CopyTo(_chunk.AsSpan(end));
            end += LastChunk.Length;
        }

        return target.WriteAsync(_chunk.AsMemory(start, end - start), CancellationToken.None);
    }
}
