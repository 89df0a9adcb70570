namespace SpanPack;

/// <summary>A file under a name that nobody looks for, until it is whole and gets its own. It is deleted when it never does.</summary>
/// <remarks>
/// The unfinished name follows from the own one and is made exclusively: whoever has it is alone in making that file, also among processes.
/// Moving alone would not do: where the runtime is told not to overwrite, it looks first and then renames.
/// </remarks>
internal sealed class UnfinishedFile : IDisposable
{
    private const int UnixFileExists = 17; // EEXIST
    private const int WindowsFileExists = unchecked((int)0x80070050); // ERROR_FILE_EXISTS

    private readonly string _path;
    private readonly string _unfinishedPath;
    private bool _finished;

    private UnfinishedFile(string path, string unfinishedPath) => (_path, _unfinishedPath) = (path, unfinishedPath);

    /// <summary>Writes the content of a file that nobody has or makes.</summary>
    /// <returns>Null when somebody does.</returns>
    /// <exception cref="IOException">The content cannot be written, for example because the disk is full; the file is not left.</exception>
    internal static UnfinishedFile? TryCreate(string path, ReadOnlySpan<byte> content)
    {
        string unfinishedPath = Path.Combine(Path.GetDirectoryName(path)!, $".{Path.GetFileName(path)}.unfinished");
        if (TryOpen(unfinishedPath) is not { } stream) return null;
        var file = new UnfinishedFile(path, unfinishedPath);
        try
        {
            using (stream)
            {
                if (!File.Exists(path))
                {
                    stream.Write(content);
                    return file;
                }
            }

            file.Dispose();
            return null;
        }
        catch
        {
            file.Dispose();
            throw;
        }
    }

    /// <summary>Gives the file its name.</summary>
    /// <exception cref="IOException">Another file has it, or the folder is gone.</exception>
    internal void Finish()
    {
        File.Move(_unfinishedPath, _path, overwrite: false);
        _finished = true;
    }

    public void Dispose()
    {
        if (!_finished) File.Delete(_unfinishedPath);
    }

    private static FileStream? TryOpen(string path)
    {
        try
        {
            return new FileStream(path, FileMode.CreateNew, FileAccess.Write, FileShare.None, bufferSize: 0);
        }
        catch (IOException e) when (e.HResult is UnixFileExists or WindowsFileExists)
        {
            return null;
        }
    }
}
