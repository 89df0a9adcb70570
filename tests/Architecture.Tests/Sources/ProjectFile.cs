using System.Xml.Linq;
using SpanPack.Architecture.Tests.Floors;

namespace SpanPack.Architecture.Tests.Sources;

/// <summary>What the project file of a library says.</summary>
internal sealed class ProjectFile
{
    private readonly XDocument _content;

    internal ProjectFile(Library library)
        => _content = XDocument.Load(Directory.GetFiles(Repository.PathOf(library.Path), "*.csproj").Single());

    /// <summary>Assemblies that see its internal members.</summary>
    internal string[] Friends => Items("InternalsVisibleTo");

    /// <summary>Libraries that it links with, by the names of their folders. A generator runs at build time and does not count.</summary>
    internal string[] Libraries => [.. Items("ProjectReference").Select(static path => path.Split('/', '\\')[^2])];

    /// <summary>Packages and frameworks that it uses at run time.</summary>
    internal string[] Packages => [.. Items("PackageReference"), .. Items("FrameworkReference")];

    /// <summary>Files of other libraries that it compiles too, from its own folder.</summary>
    internal string[] LinkedFiles => [.. Items("Compile")];

    private string[] Items(string name) =>
    [
        .. from item in _content.Descendants(name)
           where (string?)item.Attribute("ReferenceOutputAssembly") != "false"
           where !IsBuildOnly(item)
           select (string)item.Attribute("Include")!,
    ];

    // PrivateAssets on a package says that those who use the library do not get it.
    private static bool IsBuildOnly(XElement item)
        => item.Name.LocalName == "PackageReference" && (string?)item.Attribute("PrivateAssets") == "all";
}
