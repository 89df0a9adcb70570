using System.Security.Cryptography;

namespace SpanPack;

/// <summary>
/// A folder of configurations: <c>&lt;product&gt;/&lt;config id&gt;/&lt;name&gt;</c>. It is read again for each request, so that it may
/// change at any time. Safe for use by any number of threads.
/// </summary>
/// <param name="path">The folder. A missing one is treated as empty.</param>
internal sealed class ConfigurationFolder(string path)
{
    /// <summary>The maximum size of all files, which is also the maximum of a client.</summary>
    internal const long MaxBytes = 16 * 1024 * 1024;

    /// <summary>The maximum number of files.</summary>
    internal const int MaxFiles = 1000;

    private const string Prefix = "datadog/2"; // of a number of an organization, as tests of tracers have it

    private static readonly EnumerationOptions s_visible = new() { AttributesToSkip = FileAttributes.Hidden | FileAttributes.System };

    private readonly object _lock = new();
    private ServedFiles _last = new(0, []);

    /// <summary>Reads the folder.</summary>
    /// <exception cref="IOException">A file cannot be read, or the files are too many or too large.</exception>
    /// <exception cref="UnauthorizedAccessException">A file must not be read.</exception>
    internal ServedFiles Read()
    {
        lock (_lock)
        {
            Dictionary<string, ServedFile> before = _last.Files.ToDictionary(static file => file.Path, StringComparer.Ordinal);
            var files = new List<ServedFile>();
            long bytes = 0;
            foreach ((string file, string product, string name) in List())
            {
                byte[] content = ReadFile(file, MaxBytes - bytes);
                bytes += content.Length;
                if (files.Count == MaxFiles) throw new IOException($"there are more than {MaxFiles} configurations");
                files.Add(Describe(before, $"{Prefix}/{name}", product, content));
            }

            files.Sort(static (one, other) => string.CompareOrdinal(one.Path, other.Path));
            bool isSame = _last.Version > 0 && files.SequenceEqual(_last.Files, ReferenceEqualityComparer.Instance);
            return isSame ? _last : _last = new ServedFiles(_last.Version + 1, files);
        }
    }

    private static ServedFile Describe(Dictionary<string, ServedFile> before, string name, string product, byte[] content)
    {
        string hash = Convert.ToHexString(SHA256.HashData(content)).ToLowerInvariant();
        if (!before.TryGetValue(name, out ServedFile? last)) return new ServedFile(name, product, 1, hash, content);
        return last.Hash == hash ? last : new ServedFile(name, product, last.Version + 1, hash, content);
    }

    private IEnumerable<(string File, string Product, string Name)> List()
    {
        if (!Directory.Exists(path)) yield break;
        foreach (string product in Directory.EnumerateDirectories(path, "*", s_visible))
        {
            foreach (string id in Directory.EnumerateDirectories(product, "*", s_visible))
            {
                foreach (string file in Directory.EnumerateFiles(id, "*", s_visible))
                    yield return (file, Path.GetFileName(product),
                        Path.GetRelativePath(path, file).Replace(Path.DirectorySeparatorChar, '/'));
            }
        }
    }

    // To open a FIFO waits until somebody writes to it, and a device may never end.
    private static byte[] ReadFile(string file, long room)
    {
        string target = File.ResolveLinkTarget(file, returnFinalTarget: true)?.FullName ?? file;
        if (FileKind.IsSpecial(target)) throw new IOException($"'{file}' is a FIFO, a device or a socket: only regular files are served");
        if (new FileInfo(target).Length == 0) return []; // without opening it: the system may not say what it is
        using FileStream stream = new(target, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete);
        if (stream.Length > room) throw new IOException($"the configurations have more than {MaxBytes} bytes");
        byte[] content = new byte[stream.Length];
        return content[..stream.ReadAtLeast(content, content.Length, throwOnEndOfStream: false)];
    }
}
