using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SpanPack.CodeFixes;

/// <summary>Helpers for local variables.</summary>
internal static class Locals
{
    /// <summary>Returns the <c>new</c> that a variable is declared with.</summary>
    internal static BaseObjectCreationExpressionSyntax? CreationOf(ILocalSymbol local)
        => local.DeclaringSyntaxReferences.Length == 1
            && local.DeclaringSyntaxReferences[0].GetSyntax() is VariableDeclaratorSyntax
            {
                Initializer.Value: BaseObjectCreationExpressionSyntax creation
            }
            ? creation
            : null;

    internal static IdentifierNameSyntax[] UsesOf(ILocalSymbol local, SyntaxNode scope, SemanticModel model) =>
    [
        .. scope.DescendantNodes().OfType<IdentifierNameSyntax>()
            .Where(name => name.Identifier.ValueText == local.Name
                && SymbolEqualityComparer.Default.Equals(model.GetSymbolInfo(name).Symbol, local)),
    ];

    /// <summary>Returns whether a variable keeps its initial value.</summary>
    internal static bool IsNeverAssigned(ILocalSymbol local, SyntaxNode scope, SemanticModel model)
        => UsesOf(local, scope, model).All(static use => use.Parent switch
    {
        AssignmentExpressionSyntax assignment => assignment.Left != use,
        ArgumentSyntax argument => argument.RefKindKeyword.RawKind == 0 && argument.Parent is not TupleExpressionSyntax,
        RefExpressionSyntax => false,
        _ => true,
    });
}
