using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SpanPack.Architecture.Tests.Graph;

/// <summary>
/// Finds what the files of a compilation use of each other: names, and what is called without a name (constructors by <c>new()</c>,
/// operators, indexers, conversions, enumerators). What a generator wrote counts as declared where its type is. Documentation comments may
/// name what they like.
/// </summary>
internal sealed class ReferenceFinder
{
    private readonly Compilation _compilation;
    private readonly HashSet<string> _files;

    private ReferenceFinder(Compilation compilation)
    {
        _compilation = compilation;
        _files = [.. FilesOf(compilation)];
    }

    /// <summary>The files that are written by hand. Others have no path, or that of a generator.</summary>
    internal static IEnumerable<string> FilesOf(Compilation compilation)
        => compilation.SyntaxTrees.Select(static tree => tree.FilePath)
            .Where(static path => path.Length > 0 && !path.EndsWith(".g.cs", StringComparison.Ordinal));

    internal static Reference[] Find(Compilation compilation)
    {
        var finder = new ReferenceFinder(compilation);
        return [.. compilation.SyntaxTrees.Where(tree => finder._files.Contains(tree.FilePath)).SelectMany(finder.FindIn)];
    }

    private IEnumerable<Reference> FindIn(SyntaxTree tree)
    {
        SemanticModel model = _compilation.GetSemanticModel(tree);
        foreach (SyntaxNode node in tree.GetRoot().DescendantNodes())
        {
            foreach (ISymbol symbol in SymbolsOf(node, model))
            {
                if (FileOf(symbol) is { } target && target != tree.FilePath)
                    yield return new Reference(tree.FilePath, node.GetLocation().GetLineSpan().StartLinePosition.Line
                        + 1, target, NameOf(symbol));
            }
        }
    }

    private static IEnumerable<ISymbol> SymbolsOf(SyntaxNode node, SemanticModel model)
    {
        IEnumerable<ISymbol?> symbols = node switch
        {
            CommonForEachStatementSyntax loop when model.GetForEachStatementInfo(loop) is var info
                => [info.GetEnumeratorMethod, info.MoveNextMethod, info.CurrentProperty, info.DisposeMethod,
                    info.ElementConversion.MethodSymbol],
            ExpressionSyntax expression => [model.GetSymbolInfo(expression).Symbol, model.GetConversion(expression).MethodSymbol],
            ConstructorInitializerSyntax initializer => [model.GetSymbolInfo(initializer).Symbol],
            _ => [],
        };
        return symbols.OfType<ISymbol>();
    }

    private string? FileOf(ISymbol symbol)
    {
        if (symbol is not (INamedTypeSymbol or IMethodSymbol or IPropertySymbol or IFieldSymbol or IEventSymbol)) return null;
        for (ISymbol? declared = symbol.OriginalDefinition; declared is not null; declared = declared.ContainingType)
        {
            // The file of a type of several parts is the one with the shortest name.
            string? file = declared.DeclaringSyntaxReferences.Select(static part => part.SyntaxTree.FilePath)
                .Where(_files.Contains)
                .MinBy(static path => path.Length);
            if (file is not null) return file;
        }
        return null;
    }

    private static string NameOf(ISymbol symbol)
        => symbol is INamedTypeSymbol || symbol.ContainingType is null ? symbol.Name : $"{symbol.ContainingType.Name}.{symbol.Name}";
}
