using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Editing;

namespace SpanPack.CodeFixes;

/// <summary>Replaces the namespace of Datadog's tracer and removes duplicate directives.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(UseTracingFix)), Shared]
internal sealed class UseTracingFix : DocumentFix
{
    private const string Replacement = "Replacement"; // what the analyzer says

    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ImmutableArray.Create(FixableDiagnostics.DatadogTraceUsed);

    /// <inheritdoc/>
    protected override IEnumerable<string> Offer(SyntaxNode node, SemanticModel model, Diagnostic diagnostic)
    {
        if (diagnostic.Properties.ContainsKey(Replacement)) yield return "Use SpanPack.Tracing";
    }

    /// <inheritdoc/>
    protected override void Edit(SyntaxEditor editor, SyntaxNode node, SemanticModel model, Diagnostic diagnostic, string title)
    {
        string replacement = diagnostic.Properties[Replacement]!;
        var directive = node.FirstAncestorOrSelf<UsingDirectiveSyntax>();
        if (directive is { Alias: null, StaticKeyword.RawKind: 0 })
        {
            ReplaceImport(editor, directive, new TracingImports(directive, model.Compilation));
            return;
        }

        editor.ReplaceNode(node, (current, _) => NameLike(current, replacement));
        // The alias of the namespace stands before all of its names, of which one is elsewhere.
        if (directive?.Alias is { } alias && directive.Name == node)
        {
            foreach (SyntaxNode qualified in TracingImports.SamplingPrioritiesOf(alias.Name.Identifier.ValueText,
                model.SyntaxTree.GetRoot()))
                editor.ReplaceNode(qualified, static (current, _) => NameLike(current, TracingImports.SamplingPriority));
        }
    }

    private static void ReplaceImport(SyntaxEditor editor, UsingDirectiveSyntax directive, TracingImports imports)
    {
        string[] missing = [.. imports.Missing()];
        if (missing.Length == 0)
        {
            editor.RemoveNode(directive, HasComment(directive)
                ? SyntaxRemoveOptions.KeepLeadingTrivia
                : SyntaxRemoveOptions.KeepUnbalancedDirectives);
            return;
        }

        editor.ReplaceNode(directive,
            (current, _) =>
                Import((UsingDirectiveSyntax)current, missing[0]).WithTrailingTrivia(missing.Length == 1
                    ? directive.GetTrailingTrivia()
                    : [Lines.EndOf(directive)]));
        if (missing.Length == 2)
            editor.InsertAfter(directive, Import(directive, missing[1]).WithLeadingTrivia(Indentation(directive)));
    }

    private static bool HasComment(UsingDirectiveSyntax directive)
        => directive.GetLeadingTrivia()
            .Any(static trivia => trivia.IsKind(SyntaxKind.SingleLineCommentTrivia) || trivia.IsKind(SyntaxKind.MultiLineCommentTrivia));

    private static SyntaxTrivia[] Indentation(SyntaxNode node)
    {
        SyntaxTriviaList before = node.GetLeadingTrivia();
        return before.Count > 0 && before[before.Count - 1].IsKind(SyntaxKind.WhitespaceTrivia) ? [before[before.Count - 1]] : [];
    }

    private static UsingDirectiveSyntax Import(UsingDirectiveSyntax directive, string name)
        => directive.WithName((NameSyntax)NameLike(directive.Name!, name));

    // Also "global::" stays.
    private static ExpressionSyntax NameLike(SyntaxNode current, string name)
    {
        string text = current.ToString().StartsWith("global::", StringComparison.Ordinal) ? $"global::{name}" : name;
        ExpressionSyntax replaced = current is NameSyntax ? SyntaxFactory.ParseName(text) : SyntaxFactory.ParseExpression(text);
        return replaced.WithTriviaFrom(current);
    }
}
