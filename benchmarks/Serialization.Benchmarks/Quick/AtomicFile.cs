namespace SpanPack.Benchmarks.Quick;

/// <summary>Writes files that are there as a whole or not at all.</summary>
internal static class AtomicFile
{
    /// <summary>Makes sure, before anything takes time, that a file can be written: makes its directory where there is none.</summary>
    /// <exception cref="IOException">It cannot.</exception>
    /// <exception cref="UnauthorizedAccessException">It may not.</exception>
    internal static void Prepare(string path)
    {
        if (Directory.Exists(path)) throw new IOException($"'{path}' is a directory.");
        Directory.CreateDirectory(Path.GetDirectoryName(Path.GetFullPath(path))!);
        string probe = Temporary(path);
        File.WriteAllBytes(probe, []);
        File.Delete(probe);
    }

    /// <summary>Writes a file, or replaces it.</summary>
    internal static void Write(string path, ReadOnlySpan<byte> content)
    {
        string temporary = Temporary(path);
        try
        {
            File.WriteAllBytes(temporary, content);
            File.Move(temporary, path, overwrite: true);
        }
        finally
        {
            File.Delete(temporary);
        }
    }

    private static string Temporary(string path) => $"{path}.{Environment.ProcessId}.tmp";
}
