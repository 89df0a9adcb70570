namespace SpanPack.Tool;

/// <summary>The bytes of a payload, read completely: later changes of the file have no effect.</summary>
internal sealed class PayloadBytes
{
    /// <summary>The most MiB that are read from inputs without a length: standard input, FIFOs, devices. An agent accepts 25 MiB.</summary>
    internal const int MaxStreamMegabytes = 512;

    private const int MaxStreamBytes = MaxStreamMegabytes * 1024 * 1024;
    private const int FirstBlock = 64 * 1024;
    private const int BlockSize = 1024 * 1024; // between looks for Ctrl+C

    private readonly byte[] _array;
    private readonly int _length;

    internal PayloadBytes(byte[] array)
        : this(array, array.Length)
    {
    }

    private PayloadBytes(byte[] array, int length) => (_array, _length) = (array, length);

    internal ReadOnlySpan<byte> Span => _array.AsSpan(0, _length);

    /// <summary>Gets the bytes as an array of their length.</summary>
    internal byte[] ToArray() => _length == _array.Length ? _array : Span.ToArray();

    /// <summary>Reads a stream to its end.</summary>
    /// <param name="stream">A file, or an input without a length.</param>
    /// <param name="name">Its name, for messages.</param>
    /// <param name="cancellation">Cancels the read.</param>
    /// <exception cref="ToolException">It is too large, or changes while it is read.</exception>
    internal static PayloadBytes Read(Stream stream, string name, CancellationToken cancellation)
    {
        // Files of /proc say 0, and so do devices.
        long length = stream.CanSeek ? stream.Length : 0;
        if (length > Array.MaxLength) throw new ToolException($"{name}: over 2 GiB, which is too large for a payload");
        if (length == 0) return ReadStream(stream, name, cancellation);

        var file = new byte[length];
        bool isWhole = Fill(stream, file, cancellation) == file.Length && stream.ReadByte() < 0;
        return isWhole ? new PayloadBytes(file) : throw new ToolException($"{name}: changed while it was read", ExitCode.Refused);
    }

    private static PayloadBytes ReadStream(Stream stream, string name, CancellationToken cancellation)
    {
        var content = new byte[FirstBlock];
        int length = 0;
        while (true)
        {
            length += Fill(stream, content.AsSpan(length), cancellation);
            if (length < content.Length) return new PayloadBytes(content, length);
            if (length > MaxStreamBytes) throw new ToolException($"{name}: over {MaxStreamMegabytes} MiB, which is read from files only");
            Array.Resize(ref content, Math.Min(2 * content.Length, MaxStreamBytes + 1));
        }
    }

    // Returns less than the length of the buffer where the stream ends.
    private static int Fill(Stream stream, Span<byte> buffer, CancellationToken cancellation)
    {
        int filled = 0;
        while (filled < buffer.Length)
        {
            cancellation.ThrowIfCancellationRequested();
            int read = stream.Read(buffer.Slice(filled, Math.Min(BlockSize, buffer.Length - filled)));
            if (read == 0) break;
            filled += read;
        }

        return filled;
    }
}
