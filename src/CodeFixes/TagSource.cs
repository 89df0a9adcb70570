using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Formatting;
using Microsoft.CodeAnalysis.Simplification;

namespace SpanPack.CodeFixes;

/// <summary>Source of tag classes and their properties.</summary>
internal static class TagSource
{
    /// <summary>Returns a name for the property of a tag: <c>CartId</c> for <c>cart.id</c>.</summary>
    /// <param name="tag">The name of the tag.</param>
    /// <param name="isTaken">Whether the class has a member of a name.</param>
    internal static string PropertyName(string tag, Func<string, bool> isTaken)
    {
        var text = new StringBuilder();
        bool isStart = true;
        foreach (char c in tag)
        {
            if (char.IsLetterOrDigit(c)) text.Append(isStart ? char.ToUpperInvariant(c) : c);
            isStart = !char.IsLetterOrDigit(c);
        }
        if (text.Length == 0 || !SyntaxFacts.IsIdentifierStartCharacter(text[0])) text.Insert(0, "Tag");
        return Free(text.ToString(), isTaken);
    }

    /// <summary>Returns a name, or the first one followed by a number, that is free.</summary>
    internal static string Free(string name, Func<string, bool> isTaken)
    {
        string free = name;
        for (int number = 2; isTaken(free); number++) free = name + number;
        return free;
    }

    internal static MemberDeclarationSyntax Property(string tag, string name, bool isNullable, string endOfLine) => Parse(
        $"[global::SpanPack.Tag({SymbolDisplay.FormatLiteral(tag, quote: true)})]{endOfLine}public partial "
            + $"string{(isNullable ? "?" : "")} {name} {{ get; set; }}{endOfLine}");

    internal static MemberDeclarationSyntax Class(string name, MemberDeclarationSyntax property, string endOfLine)
    {
        var type = (ClassDeclarationSyntax)Parse(
            $"{endOfLine}[global::SpanPack.SpanTags]{endOfLine}internal partial class {name} : "
                + $"global::SpanPack.SpanTags{endOfLine}{{{endOfLine}}}{endOfLine}");
        return type.AddMembers(property);
    }

    /// <summary>Adds a property at the end of a class, which may have had no braces.</summary>
    internal static TypeDeclarationSyntax Add(TypeDeclarationSyntax type, MemberDeclarationSyntax property, SyntaxTrivia endOfLine)
    {
        if (type is ClassDeclarationSyntax { SemicolonToken.RawKind: not 0 } bare)
        {
            SyntaxTriviaList after = bare.SemicolonToken.TrailingTrivia;
            type = bare.ReplaceToken(bare.SemicolonToken.GetPreviousToken(),
                bare.SemicolonToken.GetPreviousToken().WithTrailingTrivia(endOfLine))
                .WithSemicolonToken(default)
                .WithOpenBraceToken(SyntaxFactory.Token(SyntaxKind.OpenBraceToken).WithTrailingTrivia(endOfLine))
                .WithCloseBraceToken(SyntaxFactory.Token(SyntaxKind.CloseBraceToken).WithTrailingTrivia(after))
                .WithAdditionalAnnotations(Formatter.Annotation);
        }
        MemberDeclarationSyntax added = type.Members.Count > 0
            ? property.WithLeadingTrivia(property.GetLeadingTrivia().Insert(0, endOfLine))
            : property;
        return (TypeDeclarationSyntax)type.AddMembers(added);
    }

    private static MemberDeclarationSyntax Parse(string source)
        => SyntaxFactory.ParseMemberDeclaration(source)!.WithAdditionalAnnotations(Formatter.Annotation, Simplifier.Annotation);
}
