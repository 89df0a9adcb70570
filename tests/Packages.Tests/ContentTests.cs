using System.Text;
using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests;

/// <summary>Which packages there are, and which files are in them.</summary>
[Collection(PackageCollection.Name)]
public sealed class ContentTests(PackedRepository packed)
{
    private static readonly string[] s_inAll = ["LICENSE", "README.md", "icon.png", MaterialsTests.Path];

    /// <summary>Gets the packages.</summary>
    public static TheoryData<string> Ids => KnownPackages.Ids;

    /// <summary>Gets the packages of libraries.</summary>
    public static TheoryData<string> Libraries => [.. KnownPackages.Libraries.Keys];

    [Fact]
    public void Pack_MakesThesePackages_AndNothingElse()
        => Assert.Equal(
            from id in KnownPackages.Packed.Keys
            from extension in id == KnownPackages.Templates ? ["nupkg"] : new[] { "nupkg", "snupkg" }
            select $"{id}.{Settings.Version}.{extension}",
            Directory.GetFiles(packed.Folder).Select(static path => Path.GetFileName(path)).Order(StringComparer.Ordinal));

    [Theory]
    [MemberData(nameof(Libraries))]
    public void Libraries_HoldAnAssemblyAndItsDocumentation_ForEachFramework(string id)
    {
        AssertFiles(id, "nupkg", [$"{id}.nuspec", .. s_inAll, $"lib/net10.0/{id}.dll", $"lib/net10.0/{id}.xml",
            $"lib/net8.0/{id}.dll", $"lib/net8.0/{id}.xml",
            .. id == "SpanPack.Agent" ? [$"buildTransitive/{id}.targets"] : Array.Empty<string>()]);
        AssertFiles(id, "snupkg", [$"{id}.nuspec", $"lib/net10.0/{id}.pdb", $"lib/net8.0/{id}.pdb"]);
    }

    [Fact]
    public void Generators_HoldTheAttributes_AndTheGeneratorWhereCompilersLookForIt()
    {
        AssertFiles("SpanPack.Generators", "nupkg",
        [
            "SpanPack.Generators.nuspec", .. s_inAll, "analyzers/dotnet/cs/SpanPack.Generators.dll",
                "analyzers/dotnet/roslyn4.14/cs/SpanPack.CodeFixes.dll",
            "build/SpanPack.Generators.props", "buildTransitive/SpanPack.Generators.props",
            "lib/netstandard2.0/SpanPack.Annotations.dll", "lib/netstandard2.0/SpanPack.Annotations.xml",
        ]);
        AssertFiles("SpanPack.Generators", "snupkg", ["SpanPack.Generators.nuspec", "lib/netstandard2.0/SpanPack.Annotations.pdb"]);
    }

    [ThoroughFact]
    public void Tool_HoldsTheProgram_ForEachFramework()
    {
        string[] ours =
        [
            "SpanPack", "SpanPack.Activities", "SpanPack.Agent", "SpanPack.AgentPage", "SpanPack.Annotations", "SpanPack.DevAgent",
                "SpanPack.Inspection",
            "SpanPack.Tool",
        ];
        string[] others =
        [
            "DotnetToolSettings.xml", "SpanPack.Tool.deps.json", "SpanPack.Tool.runtimeconfig.json", "F23.StringSimilarity.dll",
                "Spectre.Console.dll",
                "System.CommandLine.dll",
            "Microsoft.Extensions.DependencyInjection.Abstractions.dll", "Microsoft.Extensions.Logging.Abstractions.dll",
        ];
        string[] frameworks = ["net10.0", "net8.0"];
        AssertFiles("SpanPack.Tool", "nupkg",
        [
            "SpanPack.Tool.nuspec", .. s_inAll,
            .. from framework in frameworks
               from file in ours.SelectMany(static name => new[] { $"{name}.dll", $"{name}.pdb" })
                   .Concat(others)
               select $"tools/{framework}/any/{file}",
            "tools/net8.0/any/System.Diagnostics.DiagnosticSource.dll", // part of the newer framework
        ]);
        AssertFiles("SpanPack.Tool", "snupkg",
            ["SpanPack.Tool.nuspec", .. from framework in frameworks from name in ours select $"tools/{framework}/any/{name}.pdb"]);
    }

    [ThoroughFact]
    public void Templates_HoldTwoProjects()
        => AssertFiles(KnownPackages.Templates, "nupkg",
        [
            "SpanPack.Templates.nuspec", .. s_inAll,
            "content/tags/.template.config/template.json", "content/tags/CheckoutTags.cs", "content/tags/Program.cs",
            "content/tags/SpanPackTags.csproj",
            "content/web/.template.config/template.json", "content/web/Program.cs", "content/web/SpanPackWeb.csproj",
        ]);

    [Theory]
    [MemberData(nameof(Ids))]
    public void NoFile_NamesAFolderOfTheMachine(string id)
    {
        foreach (string extension in id == KnownPackages.Templates ? ["nupkg"] : new[] { "nupkg", "snupkg" })
        {
            using PackageFile package = packed.Open(id, extension);
            foreach (byte[] root in new[] { Encoding.UTF8.GetBytes(Settings.Root), Encoding.Unicode.GetBytes(Settings.Root) })
                Assert.DoesNotContain(package.Files, name => package.Read(name).AsSpan().IndexOf(root) >= 0);
        }
    }

    private void AssertFiles(string id, string extension, string[] expected)
    {
        using PackageFile package = packed.Open(id, extension);
        Assert.Equal(expected.Order(StringComparer.Ordinal), package.Files);
    }
}
