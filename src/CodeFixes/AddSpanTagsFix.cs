using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Editing;

namespace SpanPack.CodeFixes;

/// <summary>
/// Adds <c>[SpanTags]</c>, and <c>partial</c> where it is missing, to a class that has tags and derives from <c>SpanTags</c>.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AddSpanTagsFix)), Shared]
internal sealed class AddSpanTagsFix : DocumentFix
{
    private const string Name = "SpanTags";

    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ImmutableArray.Create(FixableDiagnostics.ClassAttributeMissing);

    /// <inheritdoc/>
    protected override IEnumerable<string> Offer(SyntaxNode node, SemanticModel model, Diagnostic diagnostic)
    {
        if (node.FirstAncestorOrSelf<ClassDeclarationSyntax>() is { } type && model.GetDeclaredSymbol(type) is { } symbol
            && Types.DerivesFromSpanTags(symbol))
            yield return "Add [SpanTags]";
    }

    /// <inheritdoc/>
    protected override void Edit(SyntaxEditor editor, SyntaxNode node, SemanticModel model, Diagnostic diagnostic, string title)
    {
        // Named as the attribute is that misses it: what one needs, the other needs.
        IdentifierNameSyntax own = SyntaxFactory.IdentifierName(Name);
        NameSyntax name = node.FirstAncestorOrSelf<AttributeSyntax>()?.Name is QualifiedNameSyntax qualified
            ? qualified.WithRight(own)
            : own;
        editor.ReplaceNode(node.FirstAncestorOrSelf<ClassDeclarationSyntax>()!,
            (current, _) => Modifiers.AddPartial(AddAttribute((ClassDeclarationSyntax)current, name, Lines.EndOf(node))));
    }

    // Each tag of the class asks for it.
    private static ClassDeclarationSyntax AddAttribute(ClassDeclarationSyntax type, NameSyntax name, SyntaxTrivia endOfLine)
    {
        string text = name.ToString();
        if (type.AttributeLists.Any(list => list.Attributes.Any(attribute => attribute.Name.ToString() == text))) return type;

        SyntaxToken first = type.GetFirstToken();
        AttributeListSyntax list = SyntaxFactory.AttributeList(SyntaxFactory.SingletonSeparatedList(SyntaxFactory.Attribute(name)))
            .WithLeadingTrivia(first.LeadingTrivia)
            .WithTrailingTrivia(endOfLine);
        ClassDeclarationSyntax bare = type.ReplaceToken(first,
            first.WithLeadingTrivia(first.LeadingTrivia.Where(static trivia => trivia.IsKind(SyntaxKind.WhitespaceTrivia))));
        return bare.WithAttributeLists(bare.AttributeLists.Insert(0, list));
    }
}
