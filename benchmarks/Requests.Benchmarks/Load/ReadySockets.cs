using System.Net.Sockets;
using System.Runtime.InteropServices;

namespace SpanPack.Requests.Benchmarks.Load;

/// <summary>
/// Waits for those of several sockets that have something to read, in steps of nanoseconds: the framework's own waits have steps of a
/// millisecond. Linux only.
/// </summary>
internal sealed class ReadySockets
{
    private const int NoSocket = -1;
    private const short Readable = 1; // POLLIN

    private readonly Entry[] _entries;
    private readonly int[] _handles;

    internal ReadySockets(Socket[] sockets)
    {
        _handles = Array.ConvertAll(sockets, static socket => (int)socket.Handle);
        _entries = Array.ConvertAll(_handles, static _ => new Entry { Handle = NoSocket, Wanted = Readable });
    }

    /// <summary>Says whether a socket is waited for.</summary>
    internal void Want(int socket, bool isWanted) => _entries[socket].Handle = isWanted ? _handles[socket] : NoSocket;

    /// <summary>Whether the last wait has found something to read.</summary>
    internal bool IsReady(int socket) => _entries[socket].Handle != NoSocket && _entries[socket].Found != 0;

    /// <summary>Waits until one of them is ready, or for a time.</summary>
    internal void Wait(long nanoseconds)
    {
        var time = new Time { Seconds = nanoseconds / 1_000_000_000, Nanoseconds = nanoseconds % 1_000_000_000 };
        if (Poll(ref _entries[0], (nuint)_entries.Length, in time, 0) >= 0) return;
        for (int i = 0; i < _entries.Length; i++) _entries[i].Found = 0; // a signal came
    }

    [DllImport("libc", EntryPoint = "ppoll", SetLastError = true)]
    private static extern int Poll(ref Entry first, nuint count, in Time time, nint signals);

    [StructLayout(LayoutKind.Sequential)]
    private struct Entry
    {
        internal int Handle;
        internal short Wanted;
        internal short Found;
    }

    [StructLayout(LayoutKind.Sequential)]
    private struct Time
    {
        internal long Seconds;
        internal long Nanoseconds;
    }
}
