using System.Net;
using System.Net.Sockets;

namespace SpanPack.Tests.Processes;

/// <summary>Finds ports for programs that listen some time after they were told where.</summary>
internal static class FreePort
{
    // Below the ports that a system gives to those who ask for any, as tests that run at the same time do: they would get it first.
    private const int First = 20_000;
    private const int Last = 32_000;

    /// <returns>A port of the loopback interface at which nobody listens.</returns>
    internal static int Find()
    {
        while (true)
        {
            int port = Random.Shared.Next(First, Last);
            try
            {
                using var listener = new TcpListener(IPAddress.Loopback, port);
                listener.Start();
                return port;
            }
            catch (SocketException)
            {
                // Somebody listens there.
            }
        }
    }
}
