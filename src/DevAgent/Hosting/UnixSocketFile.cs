using System.Net.Sockets;

namespace SpanPack;

/// <summary>The file of a Unix socket: created by the server that listens, and left behind by a crashed one.</summary>
internal static class UnixSocketFile
{
    /// <summary>Deletes a socket without a listener.</summary>
    /// <exception cref="IOException">The socket has a listener, or the file is not a socket.</exception>
    internal static void RemoveStale(string path)
    {
        if (!File.Exists(path)) return;
        if (IsOrdinary(path)) throw new IOException($"'{path}' is a file and not a socket.");
        if (IsServed(path)) throw new IOException($"Another server listens on '{path}'.");
        File.Delete(path);
    }

    /// <summary>Deletes the socket of a server that has ended, if it still exists.</summary>
    internal static void Delete(string path)
    {
        try
        {
            File.Delete(path);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            // Someone has removed the folder: there is nothing to clean up.
        }
    }

    // A socket cannot be opened as a file.
    private static bool IsOrdinary(string path)
    {
        try
        {
            using FileStream file = File.Open(path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete);
            return true;
        }
        catch (IOException)
        {
            return false;
        }
    }

    private static bool IsServed(string path)
    {
        using var socket = new Socket(AddressFamily.Unix, SocketType.Stream, ProtocolType.Unspecified);
        try
        {
            socket.Connect(new UnixDomainSocketEndPoint(path));
            return true;
        }
        catch (SocketException)
        {
            return false;
        }
    }
}
