using System.Security.Cryptography;
using System.Text;

namespace SpanPack;

/// <summary>The files of the page, embedded in the assembly, and its scripts and styles as one file each.</summary>
internal sealed class PageFiles
{
    private const string Prefix = "page/";
    private const string Start = "index.html";
    private const string ScriptType = "text/javascript; charset=utf-8";
    private const string StyleType = "text/css; charset=utf-8";

    private static readonly Dictionary<string, string> s_types = new(StringComparer.OrdinalIgnoreCase)
    {
        [".html"] = "text/html; charset=utf-8",
        [".css"] = StyleType,
        [".js"] = ScriptType,
        [".mjs"] = ScriptType,
        [".json"] = "application/json",
        [".svg"] = "image/svg+xml",
        [".png"] = "image/png",
        [".ico"] = "image/x-icon",
        [".woff2"] = "font/woff2",
        [".txt"] = "text/plain; charset=utf-8",
    };

    private readonly Dictionary<string, PageFile> _files = new(StringComparer.Ordinal);

    private PageFiles()
    {
        System.Reflection.Assembly assembly = typeof(PageFiles).Assembly;
        foreach (string name in assembly.GetManifestResourceNames().Where(static name => name.StartsWith(Prefix, StringComparison.Ordinal)))
        {
            using Stream stream = assembly.GetManifestResourceStream(name)!;
            var content = new byte[stream.Length];
            stream.ReadExactly(content);
            Add(name[Prefix.Length..], content, s_types.GetValueOrDefault(Path.GetExtension(name), "application/octet-stream"));
        }

        Add("bundle.js", Encoding.UTF8.GetBytes(ScriptBundle.Of("app.js", ReadAll(ScriptType))), ScriptType);
        Add("bundle.css", Encoding.UTF8.GetBytes(StyleBundle.Of("styles.css", ReadAll(StyleType))), StyleType);
    }

    /// <summary>Gets the files, read once for all servers of the process.</summary>
    internal static PageFiles Embedded { get; } = new();

    /// <summary>Finds the file of a path; the page itself for paths that are addresses of its views.</summary>
    /// <param name="path">The path without the <c>/</c> at its beginning.</param>
    internal PageFile? Find(string path)
    {
        if (_files.TryGetValue(path, out PageFile? file)) return file;
        return Path.GetExtension(path).Length == 0 ? _files.GetValueOrDefault(Start) : null;
    }

    private void Add(string path, byte[] content, string type)
        => _files[path] = new PageFile(content, type, $"\"{Convert.ToHexString(SHA256.HashData(content), 0, 16)}\"");

    private Dictionary<string, string> ReadAll(string type)
        => _files.Where(file => file.Value.ContentType == type)
            .ToDictionary(static file => file.Key, static file => Encoding.UTF8.GetString(file.Value.Content));
}
