using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using SpanPack.Generators.Diagnostics;

namespace SpanPack.Generators.Analyzing;

/// <summary>Suggests a tag class where a file sets one tag by its name again and again.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class RepeatedNameAnalyzer : DiagnosticAnalyzer
{
    private const string Method = "SetTag";

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = ImmutableArray.Create(Descriptors.RepeatedTagName);

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.RegisterCompilationStartAction(static start =>
        {
            if (start.Compilation.GetTypeByMetadataName("SpanPack.Span") is { } span)
                start.RegisterSemanticModelAction(model => Analyze(model, span));
        });
    }

    // A file at a time, so that editors can say it while someone types. By syntax first: few files set tags.
    private static void Analyze(SemanticModelAnalysisContext context, INamedTypeSymbol span)
    {
        SyntaxNode root = context.SemanticModel.SyntaxTree.GetRoot(context.CancellationToken);
        IEnumerable<IGrouping<string, LiteralExpressionSyntax>> repeated = root.DescendantNodes().OfType<InvocationExpressionSyntax>()
            .Select(LiteralName).OfType<LiteralExpressionSyntax>()
            .GroupBy(static literal => literal.Token.ValueText, StringComparer.Ordinal)
            .Where(static group => group.Skip(1).Any());
        foreach (IGrouping<string, LiteralExpressionSyntax> group in repeated)
        {
            // A tag class should not declare these (SPK003, SPK028).
            if (string.IsNullOrWhiteSpace(group.Key) || ReservedNames.Find(group.Key) != ReservedNames.None) continue;
            LiteralExpressionSyntax[] calls = [.. group.Where(literal =>
                IsOfSpan(literal, context.SemanticModel, span, context.CancellationToken))];
            if (calls.Length < 2) continue;
            foreach (LiteralExpressionSyntax literal in calls)
                context.ReportDiagnostic(Diagnostic.Create(Descriptors.RepeatedTagName, literal.GetLocation(), group.Key, calls.Length));
        }
    }

    private static LiteralExpressionSyntax? LiteralName(InvocationExpressionSyntax call)
        => call is
        {
            Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: Method }
                or MemberBindingExpressionSyntax { Name.Identifier.ValueText: Method },
            ArgumentList.Arguments: { Count: 2 } arguments,
        }
        && arguments[0] is { NameColon: null, Expression: LiteralExpressionSyntax literal }
            && literal.IsKind(SyntaxKind.StringLiteralExpression)
            ? literal
            : null;

    private static bool IsOfSpan(LiteralExpressionSyntax literal, SemanticModel model, INamedTypeSymbol span,
        CancellationToken cancellationToken)
        => model.GetSymbolInfo(literal.FirstAncestorOrSelf<InvocationExpressionSyntax>()!, cancellationToken).Symbol is IMethodSymbol method
            && SymbolEqualityComparer.Default.Equals(method.ContainingType, span);
}
