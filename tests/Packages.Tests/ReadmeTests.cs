using System.Text.RegularExpressions;
using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests;

/// <summary>What the page of a package shows. It has no files beside it.</summary>
[Collection(PackageCollection.Name)]
public sealed partial class ReadmeTests(PackedRepository packed)
{
    /// <summary>Gets each package with the folder of its project.</summary>
    public static TheoryData<string, string> Packages
    {
        get
        {
            var packages = new TheoryData<string, string>();
            foreach ((string id, string folder) in KnownPackages.Packed) packages.Add(id, folder);
            return packages;
        }
    }

    [Theory]
    [MemberData(nameof(Packages))]
    public void Readme_IsItsOwn_AndSaysHowToInstall(string id, string folder)
    {
        using PackageFile package = packed.Open(id);
        string[] lines = package.ReadText("README.md").ReplaceLineEndings("\n").Split('\n');

        Assert.Equal($"# {id}", lines[0]);
        Assert.Contains(lines, line
            => line == $"dotnet add package {id}" || line == $"dotnet tool install --global {id}" || line == $"dotnet new install {id}");
        Assert.Equal(File.ReadLines(Path.Combine(Settings.Root, folder, "README.md")).Count(), lines.Length - 1);
    }

    [Theory]
    [MemberData(nameof(Packages))]
    public void Links_AreAbsolute_AndLeadToFilesOfTheRepository(string id, string folder)
    {
        using PackageFile package = packed.Open(id);
        string[] links = LinksOf(package.ReadText("README.md"));

        Assert.NotEmpty(links);
        string pages = $"{Settings.RepositoryUrl}/blob/main/";
        Assert.All(links, link => Assert.StartsWith(pages, link, StringComparison.Ordinal));
        Assert.All(links, link => Assert.True(File.Exists(Path.Combine(Settings.Root, link[pages.Length..])), link));
        // In the repository the same links work where they stand.
        string[] relative = LinksOf(File.ReadAllText(Path.Combine(Settings.Root, folder, "README.md")));
        Assert.Equal(links.Length, relative.Length);
        Assert.All(relative, link => Assert.True(File.Exists(Path.Combine(Settings.Root, folder, link)), link));
    }

    private static string[] LinksOf(string markdown) => [.. Link().Matches(markdown).Select(static match => match.Groups[1].Value)];

    [GeneratedRegex(@"\]\(([^)]*)\)", RegexOptions.CultureInvariant)]
    private static partial Regex Link();
}
