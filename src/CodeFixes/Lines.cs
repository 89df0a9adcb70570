using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SpanPack.CodeFixes;

/// <summary>Line ends of a file.</summary>
internal static class Lines
{
    /// <summary>Returns the line end of the file that contains a node.</summary>
    internal static SyntaxTrivia EndOf(SyntaxNode node)
    {
        SyntaxTrivia first = node.SyntaxTree.GetRoot()
            .DescendantTrivia()
            .FirstOrDefault(static trivia => trivia.IsKind(SyntaxKind.EndOfLineTrivia));
        return first.IsKind(SyntaxKind.EndOfLineTrivia) ? first : SyntaxFactory.LineFeed;
    }
}
