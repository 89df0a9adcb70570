using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Generators.Diagnostics;

namespace SpanPack.Generators.Parsing;

/// <summary>Bodies and further declarations of a member that gets its body from the generator.</summary>
internal static class OtherDeclarations
{
    /// <summary>
    /// Checks that a property or method is a definition without body, and that no other part implements it or declares it before.
    /// </summary>
    internal static bool Check(MemberDeclarationSyntax member, ISymbol symbol, Location location, DiagnosticList diagnostics,
        CancellationToken cancellationToken)
    {
        string kind = member is PropertyDeclarationSyntax ? "Property" : "Method";
        MemberDeclarationSyntax[] all = MayHaveOthers(symbol) ? [.. Find(member, symbol, cancellationToken)] : [member];
        if (all.Any(HasBody))
        {
            diagnostics.Report(Descriptors.AlreadyImplemented, location, kind, symbol.Name,
                "already has an implementation; leave its body to the generator");
            return false;
        }
        if (all[0] == member) return true;
        diagnostics.Report(Descriptors.AlreadyImplemented, location, kind, symbol.Name,
            $"is declared a second time, after {PlaceOf(all[0], member)}; remove one of the two");
        return false;
    }

    /// <summary>Returns whether this is the first declaration of a partial member, and no part has a body.</summary>
    internal static bool IsWithoutBody(MemberDeclarationSyntax member, ISymbol symbol, CancellationToken cancellationToken)
    {
        if (symbol is IMethodSymbol { PartialImplementationPart: not null } or IMethodSymbol { PartialDefinitionPart: not null })
            return false;
        MemberDeclarationSyntax[] all = MayHaveOthers(symbol) ? [.. Find(member, symbol, cancellationToken)] : [member];
        return !all.Any(HasBody) && all[0] == member;
    }

    // Parts that the compiler joins are told by the symbol, parts that it cannot join by its members. Roslyn 4.8 knows partial methods
    // only, but accessors are methods.
    private static bool MayHaveOthers(ISymbol symbol)
    {
        IMethodSymbol? method = symbol as IMethodSymbol ?? (symbol as IPropertySymbol)?.GetMethod ?? (symbol as IPropertySymbol)?.SetMethod;
        return method is null or { PartialDefinitionPart: not null } or { PartialImplementationPart: not null }
            || symbol.ContainingType.GetMembers(symbol.Name).Length > 1;
    }

    private static IEnumerable<MemberDeclarationSyntax> Find(MemberDeclarationSyntax member, ISymbol symbol,
        CancellationToken cancellationToken)
        => symbol.ContainingType.DeclaringSyntaxReferences
            .Select(reference => reference.GetSyntax(cancellationToken))
            .OfType<TypeDeclarationSyntax>()
            .SelectMany(static type => type.Members)
            .Where(other => other == member || (other.Modifiers.IsPartial() && IsSame(member, other)));

    private static bool IsSame(MemberDeclarationSyntax member, MemberDeclarationSyntax other) => (member, other) switch
    {
        (PropertyDeclarationSyntax own, PropertyDeclarationSyntax { ExplicitInterfaceSpecifier: null } property)
            => property.Identifier.ValueText == own.Identifier.ValueText,
        (MethodDeclarationSyntax own,
            MethodDeclarationSyntax { ExplicitInterfaceSpecifier: null, Arity: 0, ParameterList.Parameters.Count: 0 } method)
            => method.Identifier.ValueText == own.Identifier.ValueText,
        _ => false,
    };

    private static bool HasBody(MemberDeclarationSyntax member) => member switch
    {
        PropertyDeclarationSyntax property => property.ExpressionBody is not null
            || property.Initializer is not null
            || property.AccessorList?.Accessors.Any(static a => a.Body is not null || a.ExpressionBody is not null) == true,
        BaseMethodDeclarationSyntax method => method.Body is not null || method.ExpressionBody is not null,
        _ => false,
    };

    private static string PlaceOf(MemberDeclarationSyntax first, MemberDeclarationSyntax second)
    {
        FileLinePositionSpan place = first.NameLocation().GetLineSpan();
        string line = $"line {(place.StartLinePosition.Line + 1).ToString(CultureInfo.InvariantCulture)}";
        return first.SyntaxTree == second.SyntaxTree ? line : $"{line} of '{Path.GetFileName(place.Path)}'";
    }
}
