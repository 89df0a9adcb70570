using System.Net.Sockets;

namespace SpanPack;

/// <summary>
/// Stops the writer of a large body when the agent has already answered or closed the connection. Cancelled when there is something to
/// read.
/// </summary>
/// <remarks>
/// It has no timer and no handle, so it is not disposed of. Without it the body would be written until the agent closes or the request
/// times out. Systems that discard received data after a reset would lose the answer.
/// </remarks>
internal sealed class AnswerWatch : CancellationTokenSource
{
    private const int PeekBytes = 16;

    /// <param name="connection">The connection to watch; null where the reader reports the answer.</param>
    internal AnswerWatch(NetworkStream? connection)
    {
        if (connection is not null) _ = WaitAsync(connection.Socket);
    }

    /// <summary>
    /// Returns whether bytes are an interim answer that another one follows. A late 100 Continue does not stop the writer.
    /// </summary>
    internal static bool IsInterim(ReadOnlySpan<byte> answer) => answer.StartsWith("HTTP/1.1 1"u8);

    /// <summary>Reports that the answer has come.</summary>
    internal void Tell() => Cancel();

    private async Task WaitAsync(Socket socket)
    {
        try
        {
            // Nothing is taken from what was received. A call that waits here would hold the queue of those that read.
            byte[] begin = new byte[PeekBytes];
            int count = await socket.ReceiveAsync(begin.AsMemory(), SocketFlags.Peek).ConfigureAwait(false);
            if (!IsInterim(begin.AsSpan(0, count))) Tell();
        }
        catch (Exception problem) when (problem is SocketException or ObjectDisposedException)
        {
            Tell();
        }
    }
}
