using System.Buffers.Text;
using System.Globalization;
using System.Net.Sockets;

namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>One connection, read by one thread that waits.</summary>
internal sealed class QuietConnection(Socket socket) : IDisposable
{
    private const int BufferBytes = 256 * 1024;

    private static readonly byte[] s_ok = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"u8.ToArray();

    private readonly byte[] _buffer = new byte[BufferBytes];
    private int _start; // of what was received and not read
    private int _end;

    private ReadOnlySpan<byte> Received => _buffer.AsSpan(_start, _end - _start);

    /// <summary>Reads a request and answers.</summary>
    /// <returns><see langword="false"/> when the client has closed.</returns>
    internal bool TryServe()
    {
        if (!TryFind("\r\n\r\n"u8, out int headBytes)) return false;
        ReadOnlySpan<byte> head = Received[..(headBytes + 2)];
        bool isChunked = head.IndexOf("chunked\r\n"u8) >= 0;
        int length = isChunked ? 0 : Length(head);
        _start += headBytes + 4;
        if (isChunked ? !TrySkipChunks() : !TrySkip(length)) return false;
        socket.Send(s_ok);
        return true;
    }

    public void Dispose() => socket.Dispose();

    private static int Length(ReadOnlySpan<byte> head)
    {
        ReadOnlySpan<byte> name = "Content-Length: "u8;
        int start = head.IndexOf(name);
        return start >= 0 && Utf8Parser.TryParse(head[(start + name.Length)..], out int length, out _) ? length : 0;
    }

    private bool TrySkipChunks()
    {
        while (TryFind("\r\n"u8, out int lineBytes))
        {
            int size = int.Parse(Received[..lineBytes], NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture);
            _start += lineBytes + 2;
            if (!TrySkip(size + 2)) return false;
            if (size == 0) return true;
        }

        return false;
    }

    private bool TryFind(ReadOnlySpan<byte> end, out int index)
    {
        while ((index = Received.IndexOf(end)) < 0)
        {
            if (!TryReceive()) return false;
        }

        return true;
    }

    private bool TrySkip(int count)
    {
        while (count > 0)
        {
            if (_start == _end && !TryReceive()) return false;
            int part = Math.Min(count, _end - _start);
            (_start, count) = (_start + part, count - part);
        }

        return true;
    }

    private bool TryReceive()
    {
        Received.CopyTo(_buffer);
        (_start, _end) = (0, _end - _start);
        int count = socket.Receive(_buffer.AsSpan(_end));
        _end += count;
        return count > 0;
    }
}
