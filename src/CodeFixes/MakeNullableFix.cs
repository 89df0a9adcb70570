using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Editing;

namespace SpanPack.CodeFixes;

/// <summary>Adds <c>?</c> to the type of a tag, where that makes it one that a tag can have.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(MakeNullableFix)), Shared]
internal sealed class MakeNullableFix : DocumentFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } =
        ImmutableArray.Create(FixableDiagnostics.UnsupportedPropertyType);

    /// <inheritdoc/>
    protected override IEnumerable<string> Offer(SyntaxNode node, SemanticModel model, Diagnostic diagnostic)
    {
        if (node.FirstAncestorOrSelf<PropertyDeclarationSyntax>() is { Type: not (NullableTypeSyntax or RefTypeSyntax) } property
            && model.GetDeclaredSymbol(property) is { } symbol && CanBeNullable(symbol)) yield return "Add '?'";
    }

    /// <inheritdoc/>
    protected override void Edit(SyntaxEditor editor, SyntaxNode node, SemanticModel model, Diagnostic diagnostic, string title)
        => editor.ReplaceNode(
            node.FirstAncestorOrSelf<PropertyDeclarationSyntax>()!.Type,
            static (type, _) =>
                SyntaxFactory.NullableType(((TypeSyntax)type).WithoutTrailingTrivia()).WithTrailingTrivia(type.GetTrailingTrivia()));

    private static bool CanBeNullable(IPropertySymbol property)
    {
        bool isTag = property.GetAttributes()
            .Any(static attribute => attribute.AttributeClass is { } type && Types.IsOfSpanPack(type, "TagAttribute"));
        return property.Type.SpecialType switch
        {
            SpecialType.System_String or SpecialType.System_Boolean => isTag,
            SpecialType.System_Double or SpecialType.System_Single => !isTag,
            >= SpecialType.System_SByte and <= SpecialType.System_UInt64 => true, // the integers, in the order of the enum
            _ => isTag && property.Type.TypeKind == TypeKind.Enum,
        };
    }
}
