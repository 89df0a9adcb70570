using System.Globalization;
using System.Net.Sockets;
using System.Text;

namespace SpanPack.Agent.Benchmarks.Network;

/// <summary>The agent's end of a connection, and a collector's.</summary>
internal sealed class NullConnection(Socket socket, CancellationToken stopping) : IDisposable
{
    /// <summary>Where clients ask what the agent is.</summary>
    internal const string InfoPath = "/info";

    /// <summary>Where the OTLP exporter sends spans.</summary>
    internal const string CollectorPath = "/v1/traces";

    private const int BufferBytes = 256 * 1024;
    private const string Info =
        """{"version":"7.81.0","endpoints":["/v0.4/traces","/v1.0/traces"],"span_events":true,"config":{"max_request_bytes":26214400}}""";

    private static readonly byte[] s_info = Response(Info);
    private static readonly byte[] s_ok = Response("{}");
    // a collector that took all
    private static readonly byte[] s_empty =
        "HTTP/1.1 200 OK\r\nContent-Type: application/x-protobuf\r\nContent-Length: 0\r\n\r\n"u8.ToArray();
    private static readonly byte[] s_continue = "HTTP/1.1 100 Continue\r\n\r\n"u8.ToArray();

    private readonly byte[] _buffer = new byte[BufferBytes];
    private int _start; // of what was received and not read
    private int _end;
    private byte[] _answer = s_ok;

    /// <summary>Reads a request to its end.</summary>
    /// <returns>Its path, and how many chunks its headers tell of; null when the client has closed.</returns>
    internal async Task<(string Path, int Chunks)?> ReadRequestAsync()
    {
        int headBytes;
        while ((headBytes = _buffer.AsSpan(_start, _end - _start).IndexOf("\r\n\r\n"u8)) < 0)
        {
            if (!await ReceiveAsync()) return null;
        }

        string head = Encoding.Latin1.GetString(_buffer, _start, headBytes);
        _start += headBytes + 4;
        string path = head.Split(' ', 3)[1];
        _answer = path switch { InfoPath => s_info, CollectorPath => s_empty, _ => s_ok };
        if (head.Contains("\r\nExpect: 100-continue", StringComparison.OrdinalIgnoreCase)) await SendAsync(s_continue);
        return await SkipAsync(Number(head, "\r\nContent-Length: ")) ? (path, Number(head, "\r\nX-Datadog-Trace-Count: ")) : null;
    }

    internal Task AnswerAsync() => SendAsync(_answer);

    public void Dispose() => socket.Dispose();

    private static int Number(string head, string header)
    {
        int start = head.IndexOf(header, StringComparison.OrdinalIgnoreCase);
        if (start < 0) return 0;
        start += header.Length;
        int end = head.IndexOf('\r', start);
        return int.Parse(head.AsSpan(start, (end < 0 ? head.Length : end) - start), NumberStyles.None, CultureInfo.InvariantCulture);
    }

    private static byte[] Response(string body)
        => Encoding.Latin1.GetBytes(string.Create(CultureInfo.InvariantCulture,
            $"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {body.Length}\r\n\r\n{body}"));

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
