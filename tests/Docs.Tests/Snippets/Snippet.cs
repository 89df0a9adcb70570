using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SpanPack.Docs.Tests.Snippets;

/// <summary>A piece of C# on a page.</summary>
/// <param name="Line">The line of the page that it begins on.</param>
/// <param name="Code">The code.</param>
/// <param name="Output">What the page says that it prints; null when it says nothing.</param>
internal sealed record Snippet(int Line, string Code, string? Output)
{
    /// <summary>Whether it is a program: it has statements, and not only types.</summary>
    internal bool IsProgram => CSharpSyntaxTree.ParseText(Code).GetCompilationUnitRoot().Members.OfType<GlobalStatementSyntax>().Any();
}
