using System.Buffers.Text;

namespace SpanPack;

/// <summary>The body of an answer: of a known length, in chunks, or up to the end of the connection (RFC 9112, section 6.3).</summary>
internal sealed class HttpBody(HttpInput input, HttpFraming framing)
{
    private long _left = framing.IsChunked ? 0 : framing.Length ?? long.MaxValue; // of the body, or of a chunk
    private bool _isInChunks = framing.IsChunked;
    private bool _isFirstChunk = true;

    /// <summary>Gets whether the connection ends with the body.</summary>
    internal bool EndsConnection => framing.IsUntilClose;

    /// <summary>Reads a part of the body.</summary>
    /// <returns>Its length; 0 at the end.</returns>
    /// <exception cref="IOException">The connection ended before the body, or a chunk is invalid.</exception>
    internal async ValueTask<int> ReadAsync(Memory<byte> destination)
    {
        if (_left == 0 && _isInChunks) await BeginChunkAsync().ConfigureAwait(false);
        if (_left == 0) return 0;
        int count = await input.ReadAsync(destination[..(int)Math.Min(destination.Length, _left)]).ConfigureAwait(false);
        if (count > 0) _left -= count;
        else if (framing.IsUntilClose) _left = 0;
        else throw Ended();
        return count;
    }

    private static IOException Ended() => new("The connection was closed before the end of the answer.");

    private async ValueTask BeginChunkAsync()
    {
        if (!_isFirstChunk && await ReadLineAsync().ConfigureAwait(false) > 0) throw NoChunk(); // the end of the one before
        _isFirstChunk = false;
        await ReadLineAsync(isSize: true).ConfigureAwait(false);
        if (_left > 0) return;
        while (await ReadLineAsync().ConfigureAwait(false) > 0)
        {
            // Trailers: no agent sends any.
        }

        _isInChunks = false;
    }

    /// <returns>The length of the line.</returns>
    private async ValueTask<int> ReadLineAsync(bool isSize = false)
    {
        int length;
        while (!TryTakeLine(isSize, out length))
        {
            if (!await input.FillAsync().ConfigureAwait(false)) throw Ended();
        }

        return length;
    }

    private bool TryTakeLine(bool isSize, out int length)
    {
        bool isHere = input.TryReadLine(out ReadOnlySpan<byte> line);
        length = line.Length;
        if (isHere && isSize) _left = SizeOf(line);
        return isHere;
    }

    private static long SizeOf(ReadOnlySpan<byte> line)
    {
        bool isNumber = Utf8Parser.TryParse(line, out long size, out int digits, 'x');
        // Extensions may follow.
        return isNumber && size >= 0 && (digits == line.Length || line[digits] is (byte)';' or (byte)' ' or (byte)'\t')
            ? size
            : throw NoChunk();
    }

    private static IOException NoChunk() => new("The answer has an invalid chunk.");
}
