using System.Buffers;
using System.Runtime.InteropServices;

namespace SpanPack.Tool;

/// <summary>Writes files atomically: complete or not at all.</summary>
internal static class FileOutput
{
    /// <summary>The message for an <see cref="ArgumentOutOfRangeException"/> that the framework throws for EFBIG.</summary>
    internal const string TooLarge = "larger than a file may be here";

    private const int BlockSize = 1024 * 1024; // between looks for Ctrl+C
    private const int SizeLimitReached = 25;   // SIGXFSZ, on Linux and macOS

    private static PosixSignalRegistration? s_sizeLimit;

    /// <summary>Writes or replaces a file. Devices and FIFOs are written to directly.</summary>
    /// <exception cref="IOException">It cannot be written, for example because the disk is full: the earlier file is kept.</exception>
    /// <exception cref="OperationCanceledException">Ctrl+C: the earlier file is kept.</exception>
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
            // the name means nothing to anybody
            if (e is IOException or UnauthorizedAccessException)
                throw new IOException(e.Message.Replace(unfinished, path, StringComparison.Ordinal), e);
            throw;
        }
    }

    /// <summary>
    /// Returns whether this is a device or a FIFO, such as /dev/full and /dev/stdout, which cannot be replaced by another file.
    /// </summary>
    internal static bool IsDevice(string path) => FileKind.IsSpecial(path);

    /// <summary>
    /// Makes the file size limit of the process (<c>ulimit -f</c>) an error like a full disk. Otherwise a signal would end the process,
    /// even if it is handled after the write has failed, so this stays registered.
    /// </summary>
    internal static void TakeSizeLimitAsError()
        => s_sizeLimit ??= OperatingSystem.IsWindows()
            ? null
            : PosixSignalRegistration.Create((PosixSignal)SizeLimitReached, static signal => signal.Cancel = true);

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
    private static string ResolveLink(string path)
        => File.Exists(path) ? File.ResolveLinkTarget(path, returnFinalTarget: true)?.FullName ?? path : path;
}
