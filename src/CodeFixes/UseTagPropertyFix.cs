using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SpanPack.CodeFixes;

/// <summary>
/// Sets the property of a tag class instead of a tag by its name. The property is added to the tag class of the span, or to a new one. The
/// fix does not apply to all places at once, because the name of a property needs a review.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(UseTagPropertyFix)), Shared]
internal sealed class UseTagPropertyFix : CodeFixProvider
{
    private const int PartialProperties = 1300; // C# 13 as a LanguageVersion

    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ImmutableArray.Create(FixableDiagnostics.RepeatedTagName);

    /// <inheritdoc/>
    public override FixAllProvider? GetFixAllProvider() => null;

    /// <inheritdoc/>
    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        SyntaxNode? root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        SemanticModel? model = await context.Document.GetSemanticModelAsync(context.CancellationToken).ConfigureAwait(false);
        if (root is null || model is null || (int)((CSharpParseOptions)root.SyntaxTree.Options).LanguageVersion < PartialProperties) return;
        if (root.FindNode(context.Span).FirstAncestorOrSelf<InvocationExpressionSyntax>() is not { } call
            || Types.LiteralName(call) is not { } tag)
            return;
        if (SpanVariable.Find(call, model) is not { } span || TagClassOfSpan.Find(span, model) is not { } tags) return;
        List<ExpressionStatementSyntax> calls = span.CallsThatSet(tag);
        if (!calls.Any(statement => statement.Expression == call)) return;

        var change = new TagPropertyChange(context.Document, model, span, tags, tag, calls);
        if (change.Title is { } title)
            context.RegisterCodeFix(CodeAction.Create(title, change.ApplyAsync, equivalenceKey: title), context.Diagnostics);
    }
}
