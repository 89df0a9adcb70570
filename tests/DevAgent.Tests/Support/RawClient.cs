using System.Net;
using System.Net.Sockets;
using System.Text;

namespace SpanPack.DevAgent.Tests;

/// <summary>A connection on which a test writes bytes as it likes.</summary>
internal sealed class RawClient : IDisposable
{
    internal const string TraceHead = "POST /v0.4/traces HTTP/1.1\r\nHost: x\r\nContent-Type: application/msgpack\r\n";

    private readonly Socket _socket;

    private RawClient(Socket socket) => _socket = socket;

    internal static async Task<RawClient> ConnectAsync(DevAgentServer server)
    {
        var socket = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp);
        await socket.ConnectAsync(IPAddress.Loopback, server.Url.Port);
        return new(socket);
    }

    internal static async Task<RawClient> ConnectToSocketAsync(DevAgentServer server)
    {
        var socket = new Socket(AddressFamily.Unix, SocketType.Stream, ProtocolType.Unspecified);
        await socket.ConnectAsync(new UnixDomainSocketEndPoint(server.SocketPath!));
        return new(socket);
    }

    internal async Task SendAsync(string text) => await _socket.SendAsync(Encoding.Latin1.GetBytes(text));

    /// <summary>Reads until the text has come or the other side ends.</summary>
    internal async Task<string> ReadUntilAsync(string text)
    {
        using var timer = new CancellationTokenSource(Patience.Long);
        var received = new StringBuilder();
        var buffer = new byte[4096];
        while (!received.ToString().Contains(text, StringComparison.Ordinal))
        {
            int count = await ReceiveAsync(buffer, timer.Token);
            if (count == 0) break;
            received.Append(Encoding.Latin1.GetString(buffer, 0, count));
        }

        return received.ToString();
    }

    /// <summary>Reads until the other side ends.</summary>
    internal Task<string> ReadToEndAsync() => ReadUntilAsync("\uFFFF"); // no byte

    /// <summary>Ends the connection at once, without the usual goodbye.</summary>
    internal void Reset()
    {
        _socket.LingerState = new LingerOption(true, 0);
        _socket.Close();
    }

    internal void EndSending() => _socket.Shutdown(SocketShutdown.Send);

    public void Dispose() => _socket.Dispose();

    private async Task<int> ReceiveAsync(byte[] buffer, CancellationToken cancellationToken)
    {
        try
        {
            return await _socket.ReceiveAsync(buffer, cancellationToken);
        }
        catch (SocketException problem) when (problem.SocketErrorCode == SocketError.ConnectionReset)
        {
            return 0;
        }
    }
}
