using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SpanPack.Generators.Diagnostics;

namespace SpanPack.Generators.Analyzing;

/// <summary>Reports calls of <c>[MustUseResult]</c> methods that drop the result.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class MustUseResultAnalyzer : DiagnosticAnalyzer
{
    private const string Attribute = "SpanPack.MustUseResultAttribute";

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = ImmutableArray.Create(Descriptors.UnusedResult);

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.RegisterCompilationStartAction(static start =>
        {
            if (start.Compilation.GetTypeByMetadataName(Attribute) is { } attribute)
                start.RegisterOperationAction(operation => Analyze(operation, attribute), OperationKind.ExpressionStatement);
        });
    }

    // Also the body of a void lambda or method after "=>", and the steps of a for loop: they are expression statements too.
    private static void Analyze(OperationAnalysisContext context, INamedTypeSymbol attribute)
    {
        if (DroppedCall(((IExpressionStatementOperation)context.Operation).Operation) is not { } call) return;
        if (call.TargetMethod.ReturnsVoid || FindAttribute(call.TargetMethod, attribute) is not { } found) return;
        string meaning = found.ConstructorArguments is { Length: 1 } arguments && arguments[0].Value is string text
            ? $", which says {text}"
            : "";
        context.ReportDiagnostic(Diagnostic.Create(Descriptors.UnusedResult, NameOf(call.Syntax).GetLocation(), call.TargetMethod.Name,
            meaning));
    }

    private static IInvocationOperation? DroppedCall(IOperation expression) => expression switch
    {
        // Of a task without a result, awaiting is the use.
        IAwaitOperation { Type.SpecialType: SpecialType.System_Void } => null,
        IAwaitOperation awaited => DroppedCall(awaited.Operation),
        IConditionalAccessOperation conditional => DroppedCall(conditional.WhenNotNull),
        IInvocationOperation { TargetMethod.Name: "ConfigureAwait", Instance: { } task } => DroppedCall(task),
        IInvocationOperation call => call,
        _ => null,
    };

    private static AttributeData? FindAttribute(IMethodSymbol method, INamedTypeSymbol attribute)
    {
        for (IMethodSymbol? current = (method.ReducedFrom ?? method).OriginalDefinition;
            current is not null;
            current = current.OverriddenMethod?.OriginalDefinition)
        {
            if (current.GetAttributes().FirstOrDefault(data =>
                SymbolEqualityComparer.Default.Equals(data.AttributeClass, attribute)) is { } found)
                return found;
        }
        return null;
    }

    private static SyntaxNode NameOf(SyntaxNode call) => (call as InvocationExpressionSyntax)?.Expression switch
    {
        MemberAccessExpressionSyntax access => access.Name,
        MemberBindingExpressionSyntax binding => binding.Name,
        { } expression => expression,
        null => call,
    };
}
