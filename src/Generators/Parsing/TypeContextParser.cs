using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Generators.Diagnostics;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Parsing;

/// <summary>Reads the place of generated members and checks that members can be added there.</summary>
internal static class TypeContextParser
{
    private const string GeneratedFolder = "SpanPack.Generators.SpanPackGenerator"; // the compiler names it by the type of the generator

    /// <summary>
    /// Describes a type that gets members. Otherwise returns null and reports why, unless only <c>partial</c> is missing.
    /// </summary>
    /// <param name="type">The type.</param>
    /// <param name="location">Its name in source.</param>
    /// <param name="diagnostics">Receives the problems.</param>
    /// <param name="cancellationToken">Cancels the search in the syntax.</param>
    internal static TypeContext? Parse(
        INamedTypeSymbol type, Location location, DiagnosticList diagnostics, CancellationToken cancellationToken)
    {
        for (INamedTypeSymbol? current = type; current is not null; current = current.ContainingType)
        {
            if (!CanExtend(current, location, diagnostics, cancellationToken)) return null;
        }
        return Describe(type);
    }

    /// <summary>Describes a type, also one that gets only stand-ins, unless it is visible in its file alone.</summary>
    internal static TypeContext? Describe(INamedTypeSymbol type)
    {
        var headers = new List<TypeHeader>();
        for (INamedTypeSymbol? current = type; current is not null; current = current.ContainingType)
        {
            if (current.IsFileLocal) return null;
            headers.Add(new TypeHeader(KeywordOf(current), current.Name, TypeParametersOf(current)));
        }
        headers.Reverse();
        INamespaceSymbol @namespace = type.ContainingNamespace;
        return new TypeContext(@namespace.IsGlobalNamespace ? "" : NameOf(@namespace), new EquatableArray<TypeHeader>(headers));
    }

    /// <summary>Returns whether no declaration of the type could be given members.</summary>
    internal static bool IsUnsupported(INamedTypeSymbol type) => type.Arity > 0 || type.IsFileLocal;

    /// <summary>
    /// Returns whether a declaration of the user has <c>partial</c>. Declarations of stand-ins, which an analyzer sees, do not count.
    /// </summary>
    internal static bool IsPartial(INamedTypeSymbol type, CancellationToken cancellationToken)
    {
        foreach (SyntaxReference reference in type.DeclaringSyntaxReferences)
        {
            if (reference.SyntaxTree.FilePath.IndexOf(GeneratedFolder, StringComparison.Ordinal) >= 0) continue;
            if (reference.GetSyntax(cancellationToken) is TypeDeclarationSyntax declaration && declaration.Modifiers.IsPartial())
                return true;
        }
        return false;
    }

    private static bool CanExtend(INamedTypeSymbol type, Location location, DiagnosticList diagnostics, CancellationToken cancellationToken)
    {
        if (!IsUnsupported(type)) return IsPartial(type, cancellationToken);
        diagnostics.Report(Descriptors.UnsupportedType, location, type.Name, type.Arity > 0 ? "generic" : "file-local");
        return false;
    }

    private static string TypeParametersOf(INamedTypeSymbol type)
        => type.Arity == 0 ? "" : $"<{string.Join(", ", type.TypeParameters.Select(TypeParameterOf))}>";

    private static string TypeParameterOf(ITypeParameterSymbol parameter) => parameter.Variance switch
    {
        VarianceKind.In => "in ",
        VarianceKind.Out => "out ",
        _ => "",
    } + parameter.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat);

    private static string KeywordOf(INamedTypeSymbol type) => type.TypeKind switch
    {
        TypeKind.Interface => "interface",
        TypeKind.Struct => type.IsRecord ? "record struct" : "struct",
        _ => type.IsRecord ? "record" : "class",
    };

    // Without the escapes of keywords: those are put back when the name is printed.
    private static string NameOf(INamespaceSymbol @namespace)
        => @namespace.ContainingNamespace is { IsGlobalNamespace: false } outer ? NameOf(outer) + "." + @namespace.Name : @namespace.Name;
}
