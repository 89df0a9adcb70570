using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SpanPack.CodeFixes;

/// <summary>A local variable that is created by <c>new Span</c> and has not been used by other code yet.</summary>
internal sealed class SpanVariable
{
    private readonly SemanticModel _model;
    private readonly ILocalSymbol _local;
    private readonly SyntaxNode _scope;
    private readonly IdentifierNameSyntax[] _uses;

    private SpanVariable(SemanticModel model, ILocalSymbol local, BaseObjectCreationExpressionSyntax creation, SyntaxNode scope)
    {
        _model = model;
        _local = local;
        _scope = scope;
        _uses = Locals.UsesOf(local, scope, model);
        Creation = creation;
    }

    internal string Name => _local.Name;

    /// <summary>Gets the expression that makes the span.</summary>
    internal BaseObjectCreationExpressionSyntax Creation { get; }

    /// <summary>Returns the variable that a call is made on, if it is one.</summary>
    internal static SpanVariable? Find(InvocationExpressionSyntax call, SemanticModel model)
    {
        if (call.Expression is not MemberAccessExpressionSyntax { Expression: IdentifierNameSyntax receiver }
            || model.GetSymbolInfo(receiver).Symbol is not ILocalSymbol local)
            return null;
        if (Locals.CreationOf(local) is not { } creation
            || creation.FirstAncestorOrSelf<StatementSyntax>() is not LocalDeclarationStatementSyntax { Parent: { } parent })
            return null;
        if (model.GetTypeInfo(creation).Type is not INamedTypeSymbol type || !Types.IsOfSpanPack(type, "Span")) return null;
        return new SpanVariable(model, local, creation, parent is GlobalStatementSyntax ? parent.Parent! : parent);
    }

    /// <summary>
    /// Returns the statements that set a tag while the span has only its initial tags, and no number or attribute of that name.
    /// </summary>
    internal List<ExpressionStatementSyntax> CallsThatSet(string tag)
    {
        var calls = new List<ExpressionStatementSyntax>();
        if (_scope.DescendantNodes().Any(static node => node is GotoStatementSyntax)
            || _uses.Any(use => MayReplaceTags(use) || SetsOther(use, tag)))
            return calls;

        int escape = _uses.Where(IsEscape).Select(PlaceOf).DefaultIfEmpty(int.MaxValue).Min();
        foreach (IdentifierNameSyntax use in _uses)
        {
            if (CallOn(use) is not { Parent: ExpressionStatementSyntax statement } call || MethodOf(use) != "SetTag"
                || Types.LiteralName(call) != tag)
                continue;
            if (call.Span.End < escape && !IsRepeated(statement)) calls.Add(statement);
        }
        return calls;
    }

    private static InvocationExpressionSyntax? CallOn(IdentifierNameSyntax use)
        => use.Parent is MemberAccessExpressionSyntax access && access.Expression == use
            ? access.Parent as InvocationExpressionSyntax
            : null;

    private static string? MethodOf(IdentifierNameSyntax use) => (use.Parent as MemberAccessExpressionSyntax)?.Name.Identifier.ValueText;

    private static bool MayReplaceTags(IdentifierNameSyntax use) => MethodOf(use) switch
    {
        "Reset" => true,
        "Tags" => use.Parent!.Parent switch
        {
            AssignmentExpressionSyntax assignment => assignment.Left == use.Parent,
            ArgumentSyntax argument => argument.Parent is TupleExpressionSyntax,
            _ => false,
        },
        _ => false,
    };

    // SetTag replaces a number and an attribute of the name, which a property does not.
    private static bool SetsOther(IdentifierNameSyntax use, string tag)
        => MethodOf(use) is "SetMetric" or "SetAttribute"
            && (CallOn(use) is not { } call || Types.LiteralName(call) is not { } name || name == tag);

    // Where the span itself is handed on, it may come back with other tags.
    private bool IsEscape(IdentifierNameSyntax use)
        => use.Parent is not MemberAccessExpressionSyntax access || access.Expression != use
            || _model.GetSymbolInfo(access).Symbol is null or IMethodSymbol { ReducedFrom: not null };

    // A local function may be called before the place where it stands.
    private int PlaceOf(IdentifierNameSyntax use)
        => use.Ancestors().TakeWhile(node => node != _scope).Any(static node => node is LocalFunctionStatementSyntax) ? 0 : use.SpanStart;

    // What stands after the call may come before it in another round.
    private bool IsRepeated(SyntaxNode statement) => statement.Ancestors().TakeWhile(node => node != _scope).Any(static node =>
        node is ForStatementSyntax or CommonForEachStatementSyntax or WhileStatementSyntax or DoStatementSyntax
            or AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax);
}
