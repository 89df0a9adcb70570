using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Editing;

namespace SpanPack.CodeFixes;

/// <summary>Adds <c>partial</c> or <c>static</c>.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AddModifierFix)), Shared]
internal sealed class AddModifierFix : DocumentFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ImmutableArray.Create(
        FixableDiagnostics.MemberNotPartial, FixableDiagnostics.TypeNotPartial, FixableDiagnostics.MemberNotStatic);

    /// <inheritdoc/>
    protected override IEnumerable<string> Offer(SyntaxNode node, SemanticModel model, Diagnostic diagnostic)
    {
        yield return diagnostic.Id switch
        {
            FixableDiagnostics.MemberNotPartial => "Make it partial",
            FixableDiagnostics.MemberNotStatic => "Make it static",
            _ => "Make the type partial",
        };
    }

    /// <inheritdoc/>
    protected override void Edit(SyntaxEditor editor, SyntaxNode node, SemanticModel model, Diagnostic diagnostic, string title)
    {
        if (node.FirstAncestorOrSelf<MemberDeclarationSyntax>() is not { } member) return;
        switch (diagnostic.Id)
        {
            case FixableDiagnostics.MemberNotPartial:
                editor.ReplaceNode(member, static (current, _) => Modifiers.AddPartial((MemberDeclarationSyntax)current));
                break;
            case FixableDiagnostics.MemberNotStatic:
                editor.ReplaceNode(member, static (current, _) => Modifiers.AddStatic((MemberDeclarationSyntax)current));
                break;
            default:
                // The type and all types around it.
                foreach (TypeDeclarationSyntax type in member.AncestorsAndSelf().OfType<TypeDeclarationSyntax>())
                    editor.ReplaceNode(type, static (current, _) => Modifiers.AddPartial((MemberDeclarationSyntax)current));
                break;
        }
    }
}
