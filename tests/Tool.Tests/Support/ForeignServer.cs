using System.Net;
using System.Net.Sockets;
using System.Text;

namespace SpanPack.Tool.Tests.Support;

/// <summary>A program of others that listens where an agent is expected.</summary>
internal static class ForeignServer
{
    internal static TcpListener Listen()
    {
        var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        return listener;
    }

    /// <summary>Writes one answer to what comes first, and closes the connection.</summary>
    internal static async Task AnswerAsync(TcpListener listener, string answer, bool isLast = false)
    {
        using TcpClient client = await listener.AcceptTcpClientAsync();
        if (isLast) listener.Stop();
        NetworkStream stream = client.GetStream();
        _ = await stream.ReadAtLeastAsync(new byte[4096], 1, throwOnEndOfStream: false);
        await stream.WriteAsync(Encoding.ASCII.GetBytes(answer));
    }
}
