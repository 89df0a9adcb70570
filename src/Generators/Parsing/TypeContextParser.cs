using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Generators.Diagnostics;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Parsing;

/// <summary>Reads where generated members must go, and whether they can.</summary>
internal static class TypeContextParser
{
    /// <summary>Describes a type that gets members, or reports why it cannot.</summary>
    /// <param name="type">The type.</param>
    /// <param name="subject">The annotated class or member, to name in messages.</param>
    /// <param name="location">Its name in source.</param>
    /// <param name="diagnostics">Gets what is wrong.</param>
    /// <param name="cancellationToken">Cancels the look at the syntax.</param>
    internal static TypeContext? Parse(
        INamedTypeSymbol type, string subject, Location location, DiagnosticList diagnostics, CancellationToken cancellationToken)
    {
        var headers = new List<TypeHeader>();
        for (INamedTypeSymbol? current = type; current is not null; current = current.ContainingType)
        {
            if (!CanExtend(current, subject, location, diagnostics, cancellationToken)) return null;
            headers.Add(new TypeHeader(KeywordOf(current), current.Name));
        }
        headers.Reverse();
        INamespaceSymbol @namespace = type.ContainingNamespace;
        return new TypeContext(@namespace.IsGlobalNamespace ? "" : NameOf(@namespace), new EquatableArray<TypeHeader>(headers));
    }

    private static bool CanExtend(
        INamedTypeSymbol type, string subject, Location location, DiagnosticList diagnostics, CancellationToken cancellationToken)
    {
        if (type.Arity > 0 || type.IsFileLocal)
        {
            diagnostics.Report(Descriptors.UnsupportedType, location, type.Name, type.Arity > 0 ? "generic" : "file-local");
            return false;
        }
        bool isPartial = type.DeclaringSyntaxReferences.Any(
            reference => reference.GetSyntax(cancellationToken) is TypeDeclarationSyntax declaration && declaration.Modifiers.IsPartial());
        if (!isPartial) diagnostics.Report(Descriptors.TypeNotPartial, location, type.Name, subject);
        return isPartial;
    }

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
