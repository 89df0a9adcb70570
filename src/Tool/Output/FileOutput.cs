namespace SpanPack.Tool;

/// <summary>Writes files that are there whole or not at all.</summary>
internal static class FileOutput
{
    /// <summary>Writes a file, or the file in its place. Devices are written to as they are.</summary>
    /// <exception cref="IOException">It cannot be written, for example because the disk is full: what was there before still is.</exception>
    internal static void Write(string path, ReadOnlySpan<byte> content)
    {
        if (IsDevice(path))
        {
            using FileStream device = new(path, FileMode.Open, FileAccess.Write, FileShare.ReadWrite, bufferSize: 0);
            device.Write(content);
            return;
        }

        string target = ResolveLink(path);
        string unfinished = Path.Combine(Path.GetDirectoryName(Path.GetFullPath(target))!, $".{Path.GetRandomFileName()}.unfinished");
        try
        {
            using (FileStream file = new(unfinished, FileMode.CreateNew, FileAccess.Write, FileShare.None, bufferSize: 0)) file.Write(content);
            File.Move(unfinished, target, overwrite: true);
        }
        catch
        {
            File.Delete(unfinished);
            throw;
        }
    }

    /// <summary>Says whether this is a device, such as /dev/full and /dev/stdout: nothing can be made beside it and moved into its place.</summary>
    internal static bool IsDevice(string path) => !OperatingSystem.IsWindows() && Path.GetFullPath(path).StartsWith("/dev/", StringComparison.Ordinal);

    // A link stays one.
    private static string ResolveLink(string path) => File.Exists(path) ? File.ResolveLinkTarget(path, returnFinalTarget: true)?.FullName ?? path : path;
}
