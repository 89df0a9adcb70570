using Microsoft.CodeAnalysis.CSharp;

namespace SpanPack.Generators.Emitting;

/// <summary>Names as they are written in source.</summary>
internal static class Identifier
{
    /// <summary>Puts <c>@</c> before a name that is a keyword anywhere; it is harmless where it is not.</summary>
    internal static string Escape(string name)
        => SyntaxFacts.GetKeywordKind(name) != SyntaxKind.None || SyntaxFacts.GetContextualKeywordKind(name) != SyntaxKind.None
            ? "@" + name
            : name;

    /// <summary>Escapes each part of a namespace.</summary>
    internal static string EscapeNamespace(string name) => string.Join(".", name.Split('.').Select(Escape));
}
