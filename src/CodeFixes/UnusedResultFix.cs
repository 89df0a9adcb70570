using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Editing;
using Microsoft.CodeAnalysis.Simplification;

namespace SpanPack.CodeFixes;

/// <summary>Discards a result explicitly; or, where it is <c>bool</c>, throws when it is false.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(UnusedResultFix)), Shared]
internal sealed class UnusedResultFix : DocumentFix
{
    private const string Discard = "Discard the result";
    private const string Throw = "Throw when it is false";

    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ImmutableArray.Create(FixableDiagnostics.UnusedResult);

    /// <inheritdoc/>
    protected override IEnumerable<string> Offer(SyntaxNode node, SemanticModel model, Diagnostic diagnostic)
    {
        if (FindDropped(node) is not { } dropped) yield break;
        // Where "_" is a variable, it would be assigned.
        if (model.LookupSymbols(dropped.SpanStart, name: "_").IsEmpty) yield return Discard;
        if (dropped.Parent is ExpressionStatementSyntax && model.GetTypeInfo(dropped).Type?.SpecialType == SpecialType.System_Boolean)
            yield return Throw;
    }

    /// <inheritdoc/>
    protected override void Edit(SyntaxEditor editor, SyntaxNode node, SemanticModel model, Diagnostic diagnostic, string title)
    {
        ExpressionSyntax dropped = FindDropped(node)!;
        if (title == Discard)
        {
            editor.ReplaceNode(dropped, static (current, _) => Assign((ExpressionSyntax)current));
        }
        else
        {
            bool isBeforeElse = dropped.Parent!.GetLastToken().GetNextToken().IsKind(SyntaxKind.ElseKeyword);
            editor.ReplaceNode(dropped.Parent!,
                (current, _) => ThrowUnless((ExpressionStatementSyntax)current, node.ToString(), isBeforeElse));
        }
    }

    // The call with what is around it: "await call.ConfigureAwait(false)", "x?.Call()".
    private static ExpressionSyntax? FindDropped(SyntaxNode name)
    {
        ExpressionSyntax? found = name as ExpressionSyntax;
        while (found?.Parent is ExpressionSyntax outer and not AnonymousFunctionExpressionSyntax) found = outer;
        return found;
    }

    private static AssignmentExpressionSyntax Assign(ExpressionSyntax call)
        => SyntaxFactory.AssignmentExpression(
            SyntaxKind.SimpleAssignmentExpression,
            SyntaxFactory.IdentifierName("_").WithTrailingTrivia(SyntaxFactory.Space),
            SyntaxFactory.Token(SyntaxKind.EqualsToken).WithTrailingTrivia(SyntaxFactory.Space),
            call.WithoutLeadingTrivia()).WithLeadingTrivia(call.GetLeadingTrivia());

    // Without braces an "else" that follows would belong to the new "if".
    private static StatementSyntax ThrowUnless(ExpressionStatementSyntax statement, string method, bool isBeforeElse)
    {
        string source = $"if (!{statement.Expression.WithoutTrivia()}) throw new "
            + $"global::System.InvalidOperationException({SymbolDisplay.FormatLiteral($"{method} gave false.", quote: true)});";
        StatementSyntax check = SyntaxFactory.ParseStatement(isBeforeElse ? $"{{ {source} }}" : source);
        TypeSyntax exception = check.DescendantNodes().OfType<ObjectCreationExpressionSyntax>().Last().Type;
        return check.ReplaceNode(exception, exception.WithAdditionalAnnotations(Simplifier.Annotation)).WithTriviaFrom(statement);
    }
}
