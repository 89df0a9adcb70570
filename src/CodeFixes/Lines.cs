using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SpanPack.CodeFixes;

/// <summary>How lines end in a file.</summary>
internal static class Lines
{
    /// <summary>What ends the lines of the file that a node is in.</summary>
    internal static SyntaxTrivia EndOf(SyntaxNode node)
    {
        SyntaxTrivia first = node.SyntaxTree.GetRoot().DescendantTrivia().FirstOrDefault(static trivia => trivia.IsKind(SyntaxKind.EndOfLineTrivia));
        return first.IsKind(SyntaxKind.EndOfLineTrivia) ? first : SyntaxFactory.LineFeed;
    }
}
