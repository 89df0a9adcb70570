namespace SpanPack;

/// <summary>A file under a name that nobody looks for, until it is whole and gets its own. It is deleted when it never does.</summary>
internal sealed class UnfinishedFile : IDisposable
{
    private readonly string _path;
    private bool _finished;

    /// <exception cref="IOException">The content cannot be written, for example because the disk is full; the file is not left.</exception>
    internal UnfinishedFile(string folder, ReadOnlySpan<byte> content)
    {
        _path = Path.Combine(folder, $".{Path.GetRandomFileName()}.unfinished");
        try
        {
            using FileStream file = new(_path, FileMode.CreateNew, FileAccess.Write, FileShare.None, bufferSize: 0);
            file.Write(content);
        }
        catch
        {
            Dispose();
            throw;
        }
    }

    /// <summary>Gives the file its name.</summary>
    /// <returns>False when another file has it.</returns>
    internal bool TryFinish(string path)
    {
        if (File.Exists(path)) return false;
        try
        {
            Finish(path);
            return true;
        }
        catch (IOException) when (File.Exists(path))
        {
            return false; // someone was faster
        }
    }

    /// <summary>Gives the file its name.</summary>
    /// <exception cref="IOException">Another file has it, or the folder is gone.</exception>
    internal void Finish(string path)
    {
        File.Move(_path, path, overwrite: false);
        _finished = true;
    }

    public void Dispose()
    {
        if (!_finished) File.Delete(_path);
    }
}
