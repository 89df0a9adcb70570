using System.Net;
using System.Net.Sockets;

namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>
/// An agent in this process that answers 200. It allocates nothing for a request, so that what is counted is the client's.
/// </summary>
internal sealed class QuietReceiver : IDisposable
{
    private readonly Socket _listener;

    internal QuietReceiver(EndPoint endPoint)
    {
        bool isTcp = endPoint is IPEndPoint;
        _listener = new Socket(endPoint.AddressFamily, SocketType.Stream, isTcp ? ProtocolType.Tcp : ProtocolType.Unspecified);
        _listener.Bind(endPoint);
        _listener.Listen();
        new Thread(Accept) { IsBackground = true }.Start();
    }

    internal EndPoint EndPoint => _listener.LocalEndPoint!;

    internal AgentAddress Address => AgentAddress.Parse(EndPoint is IPEndPoint tcp ? $"http://127.0.0.1:{tcp.Port}" : $"unix://{EndPoint}");

    public void Dispose() => _listener.Dispose();

    private void Accept()
    {
        try
        {
            while (true)
            {
                Socket socket = _listener.Accept();
                if (socket.AddressFamily == AddressFamily.InterNetwork) socket.NoDelay = true;
                new Thread(() => Serve(socket)) { IsBackground = true }.Start();
            }
        }
        catch (Exception e) when (e is SocketException or ObjectDisposedException)
        {
            // The measurement has ended.
        }
    }

    private static void Serve(Socket socket)
    {
        using var connection = new QuietConnection(socket);
        try
        {
            while (connection.TryServe()) { }
        }
        catch (SocketException)
        {
            // The client is gone.
        }
    }
}
