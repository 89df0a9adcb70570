using System.Globalization;
using System.Net.Sockets;
using System.Text;

namespace SpanPack.Agent.Tests;

/// <summary>The agent's end of a connection, byte by byte.</summary>
internal sealed class ScriptedConnection(Stream stream, Socket? socket, CancellationToken stopping) : IDisposable
{
    internal const string Ok = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";
    internal const string TooLarge =
        "HTTP/1.1 413 Request Entity Too Large\r\nContent-Length: 17\r\nConnection: close\r\n\r\npayload-too-large";

    /// <summary>Gets the bytes, for tests that encrypt them.</summary>
    internal Stream Stream => stream;

    /// <summary>Gets the number of the connection; 1 for the first.</summary>
    internal int Number { get; set; }

    /// <summary>Reads up to the end of the headers of the next request; null when the client has closed.</summary>
    internal async Task<string?> ReadHeadAsync()
    {
        var head = new StringBuilder();
        byte[] one = new byte[1];
        while (await stream.ReadAsync(one, stopping) == 1)
        {
            head.Append((char)one[0]);
            if (head.Length >= 4 && head.ToString(head.Length - 4, 4) == "\r\n\r\n") return head.ToString();
        }

        return null;
    }

    internal async Task<byte[]> ReadBodyAsync(int count)
    {
        byte[] body = new byte[count];
        await stream.ReadExactlyAsync(body, stopping);
        return body;
    }

    /// <summary>Reads a whole request; null when the client has closed.</summary>
    internal async Task<ScriptedRequest?> ReadRequestAsync()
    {
        if (await ReadHeadAsync() is not { } head) return null;
        var request = new ScriptedRequest(head, []);
        if (request["Transfer-Encoding"] == "chunked") return request with { Body = (await ReadChunksAsync()).Body };
        return request["Content-Length"] is { } length
            ? request with { Body = await ReadBodyAsync(int.Parse(length, CultureInfo.InvariantCulture)) }
            : request;
    }

    /// <summary>Reads a body in chunks, to its last one or to the end of the connection.</summary>
    internal async Task<(byte[] Body, bool HasLast)> ReadChunksAsync()
    {
        var body = new MemoryStream();
        while (await ReadLineAsync() is { } line)
        {
            int count = int.Parse(line, NumberStyles.HexNumber, CultureInfo.InvariantCulture);
            try
            {
                body.Write(await ReadBodyAsync(count));
                await ReadLineAsync();
            }
            catch (EndOfStreamException)
            {
                break;
            }

            if (count == 0) return (body.ToArray(), true);
        }

        return (body.ToArray(), false);
    }

    internal async Task WriteAsync(string text)
    {
        await stream.WriteAsync(Encoding.Latin1.GetBytes(text), stopping);
        await stream.FlushAsync(stopping);
    }

    /// <summary>Answers every request with 200 until the client closes.</summary>
    internal async Task AnswerAllAsync()
    {
        while (await ReadRequestAsync() is not null) await WriteAsync(Ok);
    }

    /// <summary>Does nothing until the test is over.</summary>
    internal Task HangAsync() => Task.Delay(Timeout.Infinite, stopping);

    /// <summary>Ends the connection at once, without the usual goodbye.</summary>
    internal void Reset()
    {
        if (socket is { AddressFamily: not AddressFamily.Unix }) socket.LingerState = new LingerOption(true, 0);
        Dispose();
    }

    public void Dispose() => stream.Dispose();

    private async Task<string?> ReadLineAsync()
    {
        var line = new StringBuilder();
        byte[] one = new byte[1];
        while (await stream.ReadAsync(one, stopping) == 1)
        {
            if (one[0] == '\n') return line.ToString().TrimEnd('\r');
            line.Append((char)one[0]);
        }

        return null;
    }
}
