using System.Globalization;
using System.Net.Sockets;
using System.Text;

namespace SpanPack.Agent.Benchmarks.Network;

/// <summary>The agent's end of a connection.</summary>
internal sealed class NullConnection(Socket socket, CancellationToken stopping) : IDisposable
{
    private const int BufferBytes = 256 * 1024;
    private const string Info = """{"version":"7.81.0","endpoints":["/v0.4/traces","/v1.0/traces"],"config":{"max_request_bytes":26214400}}""";

    private static readonly byte[] s_info = Response(Info);
    private static readonly byte[] s_ok = Response("{}");
    private static readonly byte[] s_continue = "HTTP/1.1 100 Continue\r\n\r\n"u8.ToArray();

    private readonly byte[] _buffer = new byte[BufferBytes];
    private int _start; // of what was received and not read
    private int _end;
    private bool _isInfo;

    /// <summary>Reads a request to its end.</summary>
    /// <returns>How many chunks its headers tell of; null when the client has closed.</returns>
    internal async Task<int?> ReadRequestAsync()
    {
        int headBytes;
        while ((headBytes = _buffer.AsSpan(_start, _end - _start).IndexOf("\r\n\r\n"u8)) < 0)
        {
            if (!await ReceiveAsync()) return null;
        }

        string head = Encoding.Latin1.GetString(_buffer, _start, headBytes);
        _start += headBytes + 4;
        _isInfo = head.StartsWith("GET /info ", StringComparison.Ordinal);
        if (head.Contains("\r\nExpect: 100-continue", StringComparison.OrdinalIgnoreCase)) await SendAsync(s_continue);
        return await SkipAsync(Number(head, "\r\nContent-Length: ")) ? Number(head, "\r\nX-Datadog-Trace-Count: ") : null;
    }

    internal Task AnswerAsync() => SendAsync(_isInfo ? s_info : s_ok);

    public void Dispose() => socket.Dispose();

    private static int Number(string head, string header)
    {
        int start = head.IndexOf(header, StringComparison.OrdinalIgnoreCase);
        if (start < 0) return 0;
        start += header.Length;
        int end = head.IndexOf('\r', start);
        return int.Parse(head.AsSpan(start, (end < 0 ? head.Length : end) - start), NumberStyles.None, CultureInfo.InvariantCulture);
    }

    private static byte[] Response(string body) => Encoding.Latin1.GetBytes(string.Create(CultureInfo.InvariantCulture, $"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {body.Length}\r\n\r\n{body}"));

    private async Task<bool> SkipAsync(int byteCount)
    {
        while (byteCount > 0)
        {
            if (_start == _end && !await ReceiveAsync()) return false;
            int count = Math.Min(byteCount, _end - _start);
            (_start, byteCount) = (_start + count, byteCount - count);
        }

        return true;
    }

    private async Task<bool> ReceiveAsync()
    {
        if (_start == _end) (_start, _end) = (0, 0);
        if (_end == _buffer.Length) throw new IOException("The headers of a request are too long.");
        int count = await socket.ReceiveAsync(_buffer.AsMemory(_end), stopping);
        _end += count;
        return count > 0;
    }

    private async Task SendAsync(byte[] bytes)
    {
        for (int sent = 0; sent < bytes.Length;) sent += await socket.SendAsync(bytes.AsMemory(sent), stopping);
    }
}
