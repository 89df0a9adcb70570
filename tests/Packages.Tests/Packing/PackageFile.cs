using System.IO.Compression;
using System.Text;
using System.Xml.Linq;

namespace SpanPack.Packages.Tests.Packing;

/// <summary>A package, opened.</summary>
internal sealed class PackageFile(string path) : IDisposable
{
    private readonly ZipArchive _archive = ZipFile.OpenRead(path);

    /// <summary>All files but those of the packaging itself, sorted.</summary>
    internal string[] Files =>
    [
        .. _archive.Entries.Select(static entry => entry.FullName)
            .Where(static name => name != "[Content_Types].xml" && !name.StartsWith("_rels/", StringComparison.Ordinal)
                && !name.StartsWith("package/", StringComparison.Ordinal))
            .Order(StringComparer.Ordinal),
    ];

    /// <summary>The element of metadata that the manifest begins with.</summary>
    internal XElement Metadata
    {
        get
        {
            string manifest = Files.Single(static name => name.EndsWith(".nuspec", StringComparison.Ordinal));
            XElement metadata = XDocument.Parse(ReadText(manifest)).Root!.Elements().Single();
            // its namespace tells the version of the layout
            foreach (XElement element in metadata.DescendantsAndSelf()) element.Name = element.Name.LocalName;
            return metadata;
        }
    }

    public void Dispose() => _archive.Dispose();

    internal byte[] Read(string name)
    {
        using Stream content = _archive.GetEntry(name)!.Open();
        var bytes = new MemoryStream();
        content.CopyTo(bytes);
        return bytes.ToArray();
    }

    internal string ReadText(string name) => Encoding.UTF8.GetString(Read(name)).TrimStart('\uFEFF');
}
