using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Editing;

namespace SpanPack.CodeFixes;

/// <summary>
/// A fix that edits the file of its diagnostic. All diagnostics of a file are fixed in one edit, so that a change which two of them need is
/// made once.
/// </summary>
internal abstract class DocumentFix : CodeFixProvider
{
    /// <inheritdoc/>
    public sealed override FixAllProvider GetFixAllProvider() => new AllOfADocument(this);

    /// <inheritdoc/>
    public sealed override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        SyntaxNode? root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        SemanticModel? model = await context.Document.GetSemanticModelAsync(context.CancellationToken).ConfigureAwait(false);
        if (root is null || model is null) return;
        foreach (Diagnostic diagnostic in context.Diagnostics)
        {
            foreach (string title in Offer(NodeOf(root, diagnostic), model, diagnostic))
                context.RegisterCodeFix(CodeAction.Create(title,
                    cancel => ApplyAsync(context.Document, ImmutableArray.Create(diagnostic), title, cancel), title),
                    diagnostic);
        }
    }

    /// <summary>Returns the titles of the fixes that can be made.</summary>
    protected abstract IEnumerable<string> Offer(SyntaxNode node, SemanticModel model, Diagnostic diagnostic);

    /// <summary>Makes one of the fixes that were offered.</summary>
    protected abstract void Edit(SyntaxEditor editor, SyntaxNode node, SemanticModel model, Diagnostic diagnostic, string title);

    private static SyntaxNode NodeOf(SyntaxNode root, Diagnostic diagnostic)
        => root.FindNode(diagnostic.Location.SourceSpan, getInnermostNodeForTie: true);

    private async Task<Document> ApplyAsync(Document document, ImmutableArray<Diagnostic> diagnostics, string title,
        CancellationToken cancellationToken)
    {
        SyntaxNode? root = await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false);
        SemanticModel? model = await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false);
        if (root is null || model is null) return document;
        var editor = new SyntaxEditor(root, document.Project.Solution.Services);
        foreach (Diagnostic diagnostic in diagnostics)
        {
            SyntaxNode node = NodeOf(root, diagnostic);
            if (Offer(node, model, diagnostic).Contains(title)) Edit(editor, node, model, diagnostic, title);
        }
        return document.WithSyntaxRoot(editor.GetChangedRoot());
    }

    private sealed class AllOfADocument(DocumentFix fix) : DocumentBasedFixAllProvider
    {
        protected override async Task<Document?> FixAllAsync(FixAllContext fixAllContext, Document document,
            ImmutableArray<Diagnostic> diagnostics)
            => await fix.ApplyAsync(document, diagnostics, fixAllContext.CodeActionEquivalenceKey ?? "", fixAllContext.CancellationToken)
                .ConfigureAwait(false);
    }
}
