namespace SpanPack;

/// <summary>A file under a temporary name until it is complete and gets its final one. Otherwise it is deleted.</summary>
/// <remarks>
/// The temporary name is derived from the final one, and the file is created exclusively. So one writer at a time creates that file, also
/// among processes. Moving without it would not suffice: if the runtime is told not to overwrite, it checks first and then renames.
/// </remarks>
internal sealed class UnfinishedFile : IDisposable
{
    private const int UnixFileExists = 17; // EEXIST
    private const int WindowsFileExists = unchecked((int)0x80070050); // ERROR_FILE_EXISTS

    private readonly string _path;
    private readonly string _unfinishedPath;
    private bool _finished;

    private UnfinishedFile(string path, string unfinishedPath) => (_path, _unfinishedPath) = (path, unfinishedPath);

    /// <summary>Writes the content of a file that neither exists nor is being created.</summary>
    /// <returns>Null when it exists or is being created.</returns>
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

    /// <summary>Renames the file to its final name.</summary>
    /// <exception cref="IOException">A file of this name exists, or the folder is missing.</exception>
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
