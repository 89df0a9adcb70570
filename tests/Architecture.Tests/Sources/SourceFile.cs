using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Architecture.Tests.Floors;

namespace SpanPack.Architecture.Tests.Sources;

/// <summary>A file below <c>src</c>, by its path from the root of the repository.</summary>
internal sealed record SourceFile(string Path, SyntaxNode Root)
{
    internal static IEnumerable<SourceFile> All
        => from library in Libraries.LowToHigh
           from tree in LibraryCompilation.Of(library).SyntaxTrees
           where tree.FilePath.Length > 0 && !tree.FilePath.EndsWith(".g.cs", StringComparison.Ordinal)
           select new SourceFile($"{library.Path}/{tree.FilePath}", tree.GetRoot());

    internal int Lines => Root.GetText().ToString().TrimEnd().Split('\n').Length;

    /// <summary>Methods, constructors, operators and local functions.</summary>
    internal IEnumerable<SyntaxNode> Methods
        => Root.DescendantNodes().Where(static node => node is BaseMethodDeclarationSyntax or LocalFunctionStatementSyntax);

    internal static SourceFile Parse(string path, string text) => new(path, CSharpSyntaxTree.ParseText(text).GetRoot());
}
