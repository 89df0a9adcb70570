using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanPack.Generators.Analyzing;

namespace SpanPack.Migration.Tests.Sources;

/// <summary>
/// The page of migrating has each public name of Datadog's manual API: in the table of names, or among those that are not here.
/// </summary>
public sealed class PageTests
{
    private static readonly string s_page = File.ReadAllText(Path.Combine(SampleSources.Root, "docs", "migrating.md"))
        .ReplaceLineEndings("\n");
    private static readonly CSharpCompilation s_compilation = CSharpCompilation.Create("Names", references: SampleProject.OfBoth);
    private static readonly ISymbol[] s_missing = [.. new MissingCounterparts(s_compilation).Symbols];

    [Fact]
    public void Missing_IsSaid()
    {
        string[] names = [.. s_missing.Where(static symbol => !IsOfOtherProduct(symbol)).Select(static symbol => symbol is INamedTypeSymbol
            ? symbol.Name
            : $"{symbol.ContainingType.Name}.{symbol.Name}")];
        Assert.InRange(names.Length, 5, 60);
        Assert.DoesNotContain(names, static name => !Section("Unsupported API").Contains($"`{name}`", StringComparison.Ordinal));
    }

    [Fact]
    public void MissingOfOtherProducts_AreWholeNamespaces()
        => Assert.All(s_missing.Where(IsOfOtherProduct), static symbol => Assert.IsAssignableFrom<INamedTypeSymbol>(symbol));

    [Fact]
    public void Present_IsInTheTable()
    {
        string table = Section("Names");
        INamedTypeSymbol[] types = [.. TypesOf(Counterparts.Find(s_compilation, Counterparts.Datadog)!).Where(static type =>
            !s_missing.Contains(type, SymbolEqualityComparer.Default))];
        Assert.InRange(types.Length, 20, 60);
        Assert.DoesNotContain(types, type => !table.Contains($"`{type.Name}`", StringComparison.Ordinal));
    }

    [Fact]
    public void Lines_AreShort() => Assert.DoesNotContain(s_page.Split('\n'), static line => line.Length > 140);

    private static string Section(string title)
    {
        int start = s_page.IndexOf($"\n## {title}\n", StringComparison.Ordinal);
        int end = s_page.IndexOf("\n## ", start + 1, StringComparison.Ordinal);
        return s_page[start..(end < 0 ? s_page.Length : end)];
    }

    private static bool IsOfOtherProduct(ISymbol symbol) => symbol.ContainingNamespace.ToDisplayString() is var name
        && (name.StartsWith("Datadog.Trace.Ci", StringComparison.Ordinal)
            || name.StartsWith("Datadog.Trace.AppSec", StringComparison.Ordinal));

    private static IEnumerable<INamedTypeSymbol> TypesOf(INamespaceSymbol space)
        => space.GetTypeMembers()
            .Where(static type => type.DeclaredAccessibility == Accessibility.Public)
            .Concat(space.GetNamespaceMembers().SelectMany(TypesOf));
}
