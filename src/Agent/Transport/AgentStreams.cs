using System.IO.Pipes;
using System.Net;
using System.Net.Sockets;

namespace SpanPack;

/// <summary>Opens the stream of a connection to an agent.</summary>
internal static class AgentStreams
{
    internal static async ValueTask<Stream> OpenSocketAsync(AgentAddress address, CancellationToken cancellation)
    {
        Socket socket = address.Transport == AgentTransport.UnixSocket
            ? new Socket(AddressFamily.Unix, SocketType.Stream, ProtocolType.Unspecified)
            : new Socket(SocketType.Stream, ProtocolType.Tcp) { NoDelay = true };
        try
        {
            await socket.ConnectAsync(EndPointOf(address), cancellation).ConfigureAwait(false);
            return new NetworkStream(socket, ownsSocket: true);
        }
        catch
        {
            socket.Dispose();
            throw;
        }
    }

    internal static async ValueTask<Stream> OpenPipeAsync(AgentAddress address, TimeSpan timeout, CancellationToken cancellation)
    {
        var pipe = new NamedPipeClientStream(".", address.Target, PipeDirection.InOut, PipeOptions.Asynchronous);
        try
        {
            await pipe.ConnectAsync(timeout, cancellation).ConfigureAwait(false);
            return pipe;
        }
        catch
        {
            await pipe.DisposeAsync().ConfigureAwait(false);
            throw;
        }
    }

    private static EndPoint EndPointOf(AgentAddress address)
    {
        if (address.Transport == AgentTransport.UnixSocket) return new UnixDomainSocketEndPoint(address.Target);
        return IPAddress.TryParse(address.Target, out IPAddress? ip)
            ? new IPEndPoint(ip, address.Port)
            : new DnsEndPoint(address.Target, address.Port);
    }
}
