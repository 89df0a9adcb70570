using SpanPack.Architecture.Tests.Floors;
using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests;

/// <summary>Libraries use each other in one direction, and of others only what is declared.</summary>
public sealed class AssemblyTests
{
    [Fact]
    public void EveryProject_IsDeclared()
        => Assert.Equal(
            Libraries.LowToHigh.Select(static library => Repository.PathOf(library.Path)).Order(),
            Directory.GetFiles(Repository.PathOf("src"), "*.csproj", SearchOption.AllDirectories)
                .Select(static path => Path.GetDirectoryName(path)!)
                .Order());

    [Fact]
    public void Declared_UseOnlyLowerOnes()
    {
        var lower = new HashSet<string>();
        foreach (Library library in Libraries.LowToHigh)
        {
            Assert.Equal(library.Uses, library.Uses.Intersect(lower));
            lower.Add(library.Name);
        }
    }

    [Fact]
    public void Projects_ReferenceWhatIsDeclared()
    {
        foreach (Library library in Libraries.LowToHigh)
        {
            var project = new ProjectFile(library);
            Assert.Equal(Line(library.Name, library.Uses, library.Packages), Line(library.Name, project.Libraries, project.Packages));
        }
    }

    private static string Line(string library, string[] uses, string[] packages)
        => $"{library} uses {string.Join(", ", uses.Order(StringComparer.Ordinal))}; "
            + $"{string.Join(", ", packages.Order(StringComparer.Ordinal))}";
}
