using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SpanPack.CodeFixes;

/// <summary>Adds modifiers to declarations where C# wants them.</summary>
internal static class Modifiers
{
    internal static bool Has(this MemberDeclarationSyntax member, SyntaxKind modifier) => member.Modifiers.Any(modifier);

    /// <summary>Adds <c>partial</c> as the last modifier.</summary>
    internal static T AddPartial<T>(T member)
        where T : MemberDeclarationSyntax
        => member.Has(SyntaxKind.PartialKeyword) ? member : Insert(member, member.Modifiers.Count, SyntaxKind.PartialKeyword);

    /// <summary>Adds <c>static</c> after the access modifiers.</summary>
    internal static MemberDeclarationSyntax AddStatic(MemberDeclarationSyntax member)
    {
        int place = 0;
        while (place < member.Modifiers.Count && SyntaxFacts.IsAccessibilityModifier(member.Modifiers[place].Kind())) place++;
        return Insert(member, place, SyntaxKind.StaticKeyword);
    }

    // The first token of a declaration has its comments and indentation, which must stay first.
    private static T Insert<T>(T member, int place, SyntaxKind modifier)
        where T : MemberDeclarationSyntax
    {
        SyntaxToken added = SyntaxFactory.Token(modifier).WithTrailingTrivia(SyntaxFactory.Space);
        if (place > 0) return (T)member.WithModifiers(member.Modifiers.Insert(place, added));

        SyntaxToken first = member.AttributeLists.Count > 0
            ? member.AttributeLists.Last().GetLastToken().GetNextToken()
            : member.GetFirstToken();
        T bare = member.ReplaceToken(first, first.WithLeadingTrivia());
        return (T)bare.WithModifiers(bare.Modifiers.Insert(0, added.WithLeadingTrivia(first.LeadingTrivia)));
    }
}
