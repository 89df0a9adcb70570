using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanPack.Generators.Diagnostics;

namespace SpanPack.Generators.Parsing;

/// <summary>The C# version that generated code and its declarations need.</summary>
internal static class LanguageRules
{
    // C# 12 is the default for net8.0, the oldest framework that the library supports.
    private const LanguageVersion Oldest = LanguageVersion.CSharp12;

    // Not a member of the enum in Roslyn 4.8; the numbers are version times 100.
    private const LanguageVersion PartialProperties = (LanguageVersion)1300;

    internal static bool HasPartialProperties(SyntaxNode declaration) => VersionOf(declaration) >= PartialProperties;

    internal static bool Check(SyntaxNode declaration, string name, bool needsPartialProperties, DiagnosticList diagnostics)
    {
        LanguageVersion found = VersionOf(declaration);
        LanguageVersion needed = needsPartialProperties ? PartialProperties : Oldest;
        if (found >= needed) return true;

        string other = needsPartialProperties && declaration is PropertyDeclarationSyntax ? ", or declare a partial method" : "";
        diagnostics.Report(Descriptors.LanguageVersion, declaration.NameLocation(), name, (int)needed / 100, found.ToDisplayString(),
            other);
        return false;
    }

    private static LanguageVersion VersionOf(SyntaxNode declaration)
        => ((CSharpParseOptions)declaration.SyntaxTree.Options).LanguageVersion;
}
