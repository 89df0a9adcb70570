using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Architecture.Tests.Floors;
using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests.Graph;

/// <summary>A library's files, and what they use of each other.</summary>
internal sealed class LibraryGraph
{
    private static readonly Lazy<LibraryGraph[]> s_all =
        new(static () => [.. Libraries.LowToHigh.Select(static library => new LibraryGraph(library, LibraryCompilation.Of(library)))]);

    private readonly Compilation _compilation;

    internal LibraryGraph(Library library, Compilation compilation)
    {
        _compilation = compilation;
        Library = library;
        References = ReferenceFinder.Find(compilation);
    }

    internal static IReadOnlyList<LibraryGraph> All => s_all.Value;

    internal Library Library { get; }

    internal Reference[] References { get; }

    internal IEnumerable<string> Folders => ReferenceFinder.FilesOf(_compilation).Select(Reference.FolderOf).Distinct();

    /// <summary>
    /// References from a floor to one that it may not use. A folder without a floor may use every floor, and none may use it.
    /// </summary>
    internal IEnumerable<Reference> BackArrows()
        => References.Where(reference => reference.Folder != reference.TargetFolder
            && Library.FloorOf(reference.Folder) is { } floor && !floor.Uses.Contains(reference.TargetFolder));

    internal IReadOnlyList<string[]> FolderCircles()
        => Circles.Find(References.Where(static r => r.Folder != r.TargetFolder).Select(static r => (r.Folder, r.TargetFolder)));

    /// <summary>Circles of files. The parts of one type count as one file, which has the shortest of their names.</summary>
    internal IReadOnlyList<string[]> FileCircles()
    {
        Dictionary<string, string> first = FirstParts();
        return Circles.Find(
            from reference in References
            let edge = (From: first[reference.File], To: first[reference.TargetFile])
            where edge.From != edge.To
            select edge);
    }

    internal Diagnostic[] Errors() =>
    [
        .. _compilation.GetDiagnostics().Where(error => error.Severity == DiagnosticSeverity.Error
            && !Library.GeneratedByFramework.Any(name => error.ToString().Contains(name, StringComparison.Ordinal))),
    ];

    private Dictionary<string, string> FirstParts()
    {
        var parts = ReferenceFinder.FilesOf(_compilation).ToDictionary(static file => file);
        foreach (SyntaxTree tree in _compilation.SyntaxTrees.Where(tree => parts.ContainsKey(tree.FilePath)))
        {
            SemanticModel model = _compilation.GetSemanticModel(tree);
            foreach (BaseTypeDeclarationSyntax declaration in tree.GetRoot().DescendantNodes().OfType<BaseTypeDeclarationSyntax>())
            {
                string first = model.GetDeclaredSymbol(declaration)!.DeclaringSyntaxReferences
                    .Select(static part => part.SyntaxTree.FilePath)
                    .Where(parts.ContainsKey).MinBy(static path => path.Length)!;
                if (first.Length < parts[tree.FilePath].Length) parts[tree.FilePath] = first;
            }
        }
        return parts;
    }
}
