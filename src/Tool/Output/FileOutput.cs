using System.Buffers;
using System.Runtime.InteropServices;

namespace SpanPack.Tool;

/// <summary>Writes files that are there whole or not at all.</summary>
internal static class FileOutput
{
    /// <summary>What is wrong where the framework throws an <see cref="ArgumentOutOfRangeException"/> for EFBIG.</summary>
    internal const string TooLarge = "larger than a file may be here";

    private const int BlockSize = 1024 * 1024; // between looks for Ctrl+C
    private const int SizeLimitReached = 25;   // SIGXFSZ, on Linux and macOS

    private static PosixSignalRegistration? s_sizeLimit;

    /// <summary>Writes a file, or the file in its place. Devices and FIFOs are written to as they are.</summary>
    /// <exception cref="IOException">It cannot be written, for example because the disk is full: what was there before still is.</exception>
    /// <exception cref="OperationCanceledException">Ctrl+C: what was there before still is.</exception>
    internal static void Write(string path, in ReadOnlySequence<byte> content)
    {
        if (IsDevice(path))
        {
            using FileStream device = new(path, FileMode.Open, FileAccess.Write, FileShare.ReadWrite, bufferSize: 0);
            foreach (ReadOnlyMemory<byte> block in content) device.Write(block.Span);
            return;
        }

        string target = ResolveLink(path);
        string unfinished = Path.Combine(Path.GetDirectoryName(Path.GetFullPath(target))!, $".{Path.GetRandomFileName()}.unfinished");
        try
        {
            using (FileStream file = new(unfinished, FileMode.CreateNew, FileAccess.Write, FileShare.None, bufferSize: 0))
            {
                foreach (ReadOnlyMemory<byte> block in content) WriteBlocks(file, block.Span);
            }

            File.Move(unfinished, target, overwrite: true);
        }
        catch (Exception e)
        {
            if (File.Exists(unfinished)) File.Delete(unfinished); // else this could throw, too: its folder may be missing
            if (e is IOException or UnauthorizedAccessException) throw new IOException(e.Message.Replace(unfinished, path, StringComparison.Ordinal), e); // the name means nothing to anybody
            throw;
        }
    }

    /// <summary>Says whether this is a device or a FIFO, such as /dev/full and /dev/stdout: nothing can be made beside it and moved into its place.</summary>
    internal static bool IsDevice(string path) => FileKind.IsSpecial(path);

    /// <summary>Lets a file that gets larger than the process may write (<c>ulimit -f</c>) be an error like a full disk. Else a signal would end the process, also one that is handled after the write has failed: this stays.</summary>
    internal static void TakeSizeLimitAsError()
        => s_sizeLimit ??= OperatingSystem.IsWindows() ? null : PosixSignalRegistration.Create((PosixSignal)SizeLimitReached, static signal => signal.Cancel = true);

    private static void WriteBlocks(FileStream file, ReadOnlySpan<byte> content)
    {
        for (; !content.IsEmpty; content = content[Math.Min(BlockSize, content.Length)..])
        {
            Interruption.Token.ThrowIfCancellationRequested();
            try
            {
                file.Write(content[..Math.Min(BlockSize, content.Length)]);
            }
            catch (ArgumentOutOfRangeException e)
            {
                throw new IOException($"{TooLarge}: '{file.Name}'", e);
            }
        }
    }

    // A link stays one.
    private static string ResolveLink(string path) => File.Exists(path) ? File.ResolveLinkTarget(path, returnFinalTarget: true)?.FullName ?? path : path;
}
