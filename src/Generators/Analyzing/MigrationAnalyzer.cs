using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using SpanPack.Generators.Diagnostics;

namespace SpanPack.Generators.Analyzing;

/// <summary>
/// Reports uses of Datadog's tracer in projects that reference SpanPack.Tracing: its namespace, and names without a counterpart. The
/// namespace is found by its text, so that projects that have already removed the package reference can be fixed too.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class MigrationAnalyzer : DiagnosticAnalyzer
{
    // The fix is in another assembly.
    private const string Replacement = "Replacement";

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } =
        ImmutableArray.Create(Descriptors.DatadogTraceUsed, Descriptors.NoCounterpart);

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.RegisterCompilationStartAction(Begin);
    }

    private static void Begin(CompilationStartAnalysisContext start)
    {
        if (start.Compilation.GetTypeByMetadataName(Counterparts.Tracer) is null) return;
        start.RegisterSyntaxNodeAction(AnalyzeNamespace, SyntaxKind.QualifiedName, SyntaxKind.SimpleMemberAccessExpression);
        var missing = new MissingCounterparts(start.Compilation);
        if (!missing.IsEmpty)
            start.RegisterSyntaxNodeAction(name => AnalyzeName(name, missing), SyntaxKind.IdentifierName, SyntaxKind.GenericName);
    }

    private static void AnalyzeNamespace(SyntaxNodeAnalysisContext context)
    {
        if (!IsDatadogTrace(context.Node) || IsDeclared(context.Node)
            || NamespaceOf(context) is { } symbol && symbol is not INamespaceSymbol)
            return;
        SimpleNameSyntax? next = NextName(context.Node);
        if ((next is null
            ? Counterparts.Tracing
            : Counterparts.NamespaceBefore(next.Identifier.ValueText, context.Compilation)) is { } replacement)
        {
            ImmutableDictionary<string, string?> properties = ImmutableDictionary<string, string?>.Empty.Add(Replacement, replacement);
            context.ReportDiagnostic(Diagnostic.Create(Descriptors.DatadogTraceUsed, context.Node.GetLocation(), properties,
                Counterparts.Datadog, replacement));
        }
        else if (context.Node.FirstAncestorOrSelf<UsingDirectiveSyntax>() is { Name: { } imported }
            && imported.Span.Start == context.Node.SpanStart && !IsOwn(context, imported))
        {
            string name = imported.ToString().Replace("global::", "");
            context.ReportDiagnostic(Diagnostic.Create(Descriptors.NoCounterpart, imported.GetLocation(), name, MigrationAdvice.For(name)));
        }
    }

    private static void AnalyzeName(SyntaxNodeAnalysisContext context, MissingCounterparts missing)
    {
        var name = (SimpleNameSyntax)context.Node;
        if (missing.Find(name, context.SemanticModel, context.CancellationToken) is not { } found
            || name.FirstAncestorOrSelf<UsingDirectiveSyntax>() is not null)
            return;
        string text = found is INamedTypeSymbol ? found.Name : $"{found.ContainingType.Name}.{found.Name}";
        context.ReportDiagnostic(Diagnostic.Create(Descriptors.NoCounterpart, name.GetLocation(), text, MigrationAdvice.For(found)));
    }

    private static bool IsDatadogTrace(SyntaxNode node) => node switch
    {
        QualifiedNameSyntax name => name.Right.Identifier.ValueText == Counterparts.TracePart && IsDatadog(name.Left),
        MemberAccessExpressionSyntax access => access.Name.Identifier.ValueText == Counterparts.TracePart && IsDatadog(access.Expression),
        _ => false,
    };

    private static bool IsDatadog(ExpressionSyntax left) => left switch
    {
        IdentifierNameSyntax name => name.Identifier.ValueText == Counterparts.DatadogPart,
        AliasQualifiedNameSyntax name
            => name.Alias.Identifier.IsKind(SyntaxKind.GlobalKeyword) && name.Name.Identifier.ValueText == Counterparts.DatadogPart,
        _ => false,
    };

    private static bool IsDeclared(SyntaxNode node)
        => node.FirstAncestorOrSelf<BaseNamespaceDeclarationSyntax>() is { } declaration && declaration.Name.Span.Contains(node.Span);

    private static SimpleNameSyntax? NextName(SyntaxNode node) => node.Parent switch
    {
        QualifiedNameSyntax outer when outer.Left == node => outer.Right,
        MemberAccessExpressionSyntax outer when outer.Expression == node => outer.Name,
        _ => null,
    };

    // A local variable may be called Datadog.
    private static ISymbol? NamespaceOf(SyntaxNodeAnalysisContext context)
        => context.SemanticModel.GetSymbolInfo(context.Node, context.CancellationToken).Symbol;

    private static bool IsOwn(SyntaxNodeAnalysisContext context, NameSyntax imported)
        => context.SemanticModel.GetSymbolInfo(imported, context.CancellationToken).Symbol?.Locations
            .Any(static location => location.IsInSource) == true;
}
