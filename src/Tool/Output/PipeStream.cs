using System.Runtime.InteropServices;

namespace SpanPack.Tool;

/// <summary>Writes to standard output and detects that its reader has ended. The console's stream silently drops output then.</summary>
/// <param name="inner">The console's stream; null where standard output is closed.</param>
internal sealed class PipeStream(Stream? inner) : Stream
{
    private const int StandardOutput = 1;
    private const short Error = 8;   // POLLERR
    private const short HangUp = 16; // POLLHUP

    public override bool CanRead => false;

    public override bool CanSeek => false;

    public override bool CanWrite => true;

    public override long Length => throw new NotSupportedException();

    public override long Position
    {
        get => throw new NotSupportedException();
        set => throw new NotSupportedException();
    }

    public override void Write(byte[] buffer, int offset, int count) => Write(buffer.AsSpan(offset, count));

    public override void Write(ReadOnlySpan<byte> buffer)
    {
        if (buffer.IsEmpty) return;
        if (inner is null) throw new IOException("standard output is closed");
        try
        {
            if (Console.IsOutputRedirected) inner.Write(buffer);
            else WriteToTerminal(inner, buffer);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException or ArgumentOutOfRangeException)
        {
            throw new IOException($"standard output: {(e is ArgumentOutOfRangeException ? FileOutput.TooLarge : e.Message)}", e);
        }

        if (HasNoReader()) throw new ClosedPipeException();
    }

    public override void Flush() => inner?.Flush();

    public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    private static void WriteToTerminal(Stream inner, ReadOnlySpan<byte> buffer)
    {
        lock (StatusLine.Gate)
        {
            StatusLine.Clear();
            inner.Write(buffer);
            StatusLine.AfterOutput(buffer);
        }
    }

    private static bool HasNoReader()
    {
        if (OperatingSystem.IsWindows() || !Console.IsOutputRedirected) return false;
        var request = new PollRequest { Descriptor = StandardOutput };
        return Poll(ref request, 1, 0) > 0 && (request.Answer & (Error | HangUp)) != 0;
    }

    [DllImport("libc", EntryPoint = "poll")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static extern int Poll(ref PollRequest request, nuint count, int timeout);

    [StructLayout(LayoutKind.Sequential)]
    private struct PollRequest
    {
        internal int Descriptor;
        internal short Wanted;
        internal short Answer;
    }
}
