using System.Net.Sockets;
using Microsoft.AspNetCore.Connections.Features;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;

namespace SpanPack;

/// <summary>Faults that HTTP does not have: answers that never come or are not answers.</summary>
internal static class ConnectionFault
{
    /// <summary>Applies a fault to the connection, which cannot be used afterwards.</summary>
    /// <exception cref="OperationCanceledException">The client has disconnected, or the server is stopping.</exception>
    internal static async Task DoAsync(HttpContext context, DevAgentFaultKind kind, AgentAnswer answer, CancellationToken cancellationToken)
    {
        if (kind == DevAgentFaultKind.Hang) await Task.Delay(Timeout.InfiniteTimeSpan, cancellationToken).ConfigureAwait(false);
        if (kind == DevAgentFaultKind.Garbage) await SendAsync(context, FaultAnswer.Garbage, cancellationToken).ConfigureAwait(false);
        if (kind == DevAgentFaultKind.CutAnswer) await SendAsync(context, FaultAnswer.Cut(answer), cancellationToken).ConfigureAwait(false);
        context.Abort();
    }

    // Kestrel writes HTTP only, so this goes to the socket. Nothing else is on its way: the answers before this one have been sent.
    private static async Task SendAsync(HttpContext context, ReadOnlyMemory<byte> bytes, CancellationToken cancellationToken)
    {
        Socket socket = context.Features.GetRequiredFeature<IConnectionSocketFeature>().Socket;
        try
        {
            while (!bytes.IsEmpty)
                bytes = bytes[await socket.SendAsync(bytes, SocketFlags.None, cancellationToken).ConfigureAwait(false)..];
            socket.Shutdown(SocketShutdown.Send); // what was sent arrives, also where the connection is aborted next
        }
        catch (Exception problem) when (problem is SocketException or ObjectDisposedException)
        {
            // The client has gone.
        }
    }
}
