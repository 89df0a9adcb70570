using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using SpanPack.Generators.Diagnostics;
using SpanPack.Generators.Parsing;

namespace SpanPack.Generators.Analyzing;

/// <summary>
/// Reports missing parts of declarations to editors and to <c>dotnet format</c>, which fix only the diagnostics of an analyzer. In a build
/// the generator reports the same, because the compiler runs no analyzer once a declaration has an error.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class DeclarationAnalyzer : DiagnosticAnalyzer
{
    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = Descriptors.OfDeclarations;

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.RegisterCompilationStartAction(Begin);
    }

    // A build is told by the generator, once.
    private static void Begin(CompilationStartAnalysisContext start)
    {
        if (!DesignTime.Is(start.Options.AnalyzerConfigOptionsProvider)
            || start.Compilation.GetTypeByMetadataName(AttributeNames.Tag) is null)
            return;
        start.RegisterSymbolAction(AnalyzeMember, SymbolKind.Property, SymbolKind.Method);
        start.RegisterSymbolAction(AnalyzeType, SymbolKind.NamedType);
    }

    private static void AnalyzeMember(SymbolAnalysisContext context)
    {
        AttributeData[] present = [.. context.Symbol.GetAttributes().Where(static attribute =>
            DeclarationRules.NameOf(attribute, AttributeNames.OfMembers) is not null)];
        if (present.Length == 0 || context.Symbol.ContainingType is not { IsImplicitClass: false }) return;

        var diagnostics = new DiagnosticList();
        if (DeclarationRules.CheckOwner(context.Symbol, AttributeNames.OfTags, diagnostics, context.CancellationToken))
        {
            string name = DeclarationRules.NameOf(present[0], AttributeNames.OfMembers)!;
            // Several that differ exclude each other, which the generator reports. One may stand there more than once: pairs do.
            if (present.Any(attribute => DeclarationRules.NameOf(attribute, AttributeNames.OfMembers) != name)) return;
            // through the list of attributes
            SyntaxNode? node = present[0].ApplicationSyntaxReference?.GetSyntax(context.CancellationToken).Parent?.Parent;
            if (node is not null) DeclarationRules.CheckMember(node, context.Symbol, name, diagnostics, context.CancellationToken);
        }
        Report(context, diagnostics);
    }

    private static void AnalyzeType(SymbolAnalysisContext context)
    {
        var type = (INamedTypeSymbol)context.Symbol;
        var diagnostics = new DiagnosticList();
        // On a struct: the compiler reports that.
        AttributeData? first = (type.TypeKind == TypeKind.Class ? type.FindAttribute(AttributeNames.SpanTags) : null)
            ?? type.FindAttribute(AttributeNames.MessagePackConstants);
        SyntaxNode? declaration = first?.ApplicationSyntaxReference?.GetSyntax(context.CancellationToken)
            .FirstAncestorOrSelf<TypeDeclarationSyntax>();
        if (declaration is not null)
            DeclarationRules.CheckTypes(type, type.Name, declaration.NameLocation(), diagnostics, context.CancellationToken);
        DeclarationRules.CheckOwner(type, diagnostics, context.CancellationToken);
        Report(context, diagnostics);
    }

    private static void Report(SymbolAnalysisContext context, DiagnosticList diagnostics)
    {
        foreach (Diagnostic diagnostic in diagnostics.ToImmutable()) context.ReportDiagnostic(diagnostic);
    }
}
