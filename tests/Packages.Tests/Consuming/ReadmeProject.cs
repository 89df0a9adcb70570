using System.Text.RegularExpressions;
using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests.Consuming;

/// <summary>
/// The first C# program in the README of a package, with a reference to that package alone, and the output that the README shows.
/// </summary>
/// <param name="Package">The package.</param>
/// <param name="Properties">Properties of the project.</param>
internal sealed partial record ReadmeProject(string Package, string Properties) : ConsumerProject($"Readme.{Package}")
{
    internal override IEnumerable<(string Name, string Content)> FilesOf(PackedRepository packed) =>
    [
        ("Program.cs", Program().Match(ReadmeOf(packed)).Groups[1].Value),
        ($"{Name}.csproj", $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <OutputType>Exe</OutputType>
                {Properties}
              </PropertyGroup>
              <ItemGroup>
                <PackageReference Include="{Package}" Version="$(SpanPackVersion)" />
              </ItemGroup>
            </Project>
            """),
    ];

    internal override string OutputOf(PackedRepository packed) => Text().Match(ReadmeOf(packed)).Groups[1].Value;

    private string ReadmeOf(PackedRepository packed)
    {
        using PackageFile package = packed.Open(Package);
        return package.ReadText("README.md").ReplaceLineEndings("\n");
    }

    [GeneratedRegex("^```csharp\n(.*?)^```$", RegexOptions.CultureInvariant | RegexOptions.Multiline | RegexOptions.Singleline)]
    private static partial Regex Program();

    [GeneratedRegex("^```text\n(.*?)^```$", RegexOptions.CultureInvariant | RegexOptions.Multiline | RegexOptions.Singleline)]
    private static partial Regex Text();
}
