using System.Net.Sockets;

namespace SpanPack;

/// <summary>Tells the writer of a large body that the agent has answered already, or closed: nobody reads the rest. Cancelled when there is something to read.</summary>
/// <remarks>Has no timer and no handle, so it is not disposed of. Without it the body would be written until the agent closes, or until the time of the request is over; and systems that drop what was received with a reset would drop the answer.</remarks>
internal sealed class AnswerWatch : CancellationTokenSource
{
    private const int PeekBytes = 16;

    /// <param name="connection">What to watch; null where somebody reads already and tells.</param>
    internal AnswerWatch(NetworkStream? connection)
    {
        if (connection is not null) _ = WaitAsync(connection.Socket);
    }

    /// <summary>Gets whether bytes begin an answer that another one follows. 100 Continue that comes late is no reason to stop.</summary>
    internal static bool IsInterim(ReadOnlySpan<byte> answer) => answer.StartsWith("HTTP/1.1 1"u8);

    /// <summary>Says that the answer has come.</summary>
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
