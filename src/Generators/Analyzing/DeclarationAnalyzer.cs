using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using SpanPack.Generators.Diagnostics;
using SpanPack.Generators.Parsing;

namespace SpanPack.Generators.Analyzing;

/// <summary>
/// Reports what is missing in declarations that the generator would otherwise implement: a modifier, a <c>?</c>, a class attribute. The generator passes over
/// these: only what an analyzer reports can be mended by <c>dotnet format</c>.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class DeclarationAnalyzer : DiagnosticAnalyzer
{
    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = ImmutableArray.Create(
        Descriptors.MemberNotPartial, Descriptors.MemberNotStatic, Descriptors.TypeNotPartial, Descriptors.UnsupportedPropertyType, Descriptors.ClassAttributeMissing);

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.RegisterCompilationStartAction(static start =>
        {
            if (start.Compilation.GetTypeByMetadataName(AttributeNames.Tag) is null) return;
            start.RegisterSymbolAction(AnalyzeMember, SymbolKind.Property, SymbolKind.Method);
            start.RegisterSymbolAction(AnalyzeType, SymbolKind.NamedType);
        });
    }

    private static void AnalyzeMember(SymbolAnalysisContext context)
    {
        AttributeData[] present = [.. context.Symbol.GetAttributes().Where(static attribute => NameOf(attribute, AttributeNames.OfMembers) is not null)];
        if (present.Length == 0 || context.Symbol.ContainingType is not { IsImplicitClass: false } type) return;

        AttributeData[] ofClasses = [.. present.Where(static attribute => NameOf(attribute, AttributeNames.OfTags) is not null)];
        if (ofClasses.Length > 0 && !type.HasAttribute(AttributeNames.SpanTags))
        {
            foreach (AttributeData orphan in ofClasses) ReportOrphan(context, orphan, type);
            return;
        }
        string name = NameOf(present[0], AttributeNames.OfMembers)!;
        // Several that differ exclude each other, which the generator reports. One may stand there more than once: pairs do.
        if (present.Any(attribute => NameOf(attribute, AttributeNames.OfMembers) != name)) return;
        SyntaxNode? node = present[0].ApplicationSyntaxReference?.GetSyntax(context.CancellationToken).Parent?.Parent; // through the list of attributes
        if (node is PropertyDeclarationSyntax { ExplicitInterfaceSpecifier: null } or MethodDeclarationSyntax { ExplicitInterfaceSpecifier: null })
            CheckMember(context, (MemberDeclarationSyntax)node, name, ofClasses.Length > 0);
    }

    private static void CheckMember(SymbolAnalysisContext context, MemberDeclarationSyntax member, string attribute, bool isOfTagClass)
    {
        Location location = member.NameLocation();
        string kind = member is PropertyDeclarationSyntax ? "Property" : "Method";
        if (!member.Modifiers.IsPartial())
            context.ReportDiagnostic(Diagnostic.Create(Descriptors.MemberNotPartial, location, kind, context.Symbol.Name));
        else if (!isOfTagClass && !member.Modifiers.Any(SyntaxKind.StaticKeyword))
            context.ReportDiagnostic(Diagnostic.Create(Descriptors.MemberNotStatic, location, kind, context.Symbol.Name));
        else if (!isOfTagClass)
            CheckTypes(context, context.Symbol.ContainingType, location);
        else if (context.Symbol is IPropertySymbol property && member is PropertyDeclarationSyntax declaration)
            CheckPropertyType(context, property, declaration, attribute == AttributeNames.Tag);
    }

    private static void CheckPropertyType(SymbolAnalysisContext context, IPropertySymbol property, PropertyDeclarationSyntax declaration, bool isTag)
    {
        // A type that cannot be found: the compiler reports that.
        if (TagTypes.TryRead(property, isTag, out ITypeSymbol valueType) || valueType.TypeKind == TypeKind.Error) return;
        string refKind = property.RefKind == RefKind.None ? "" : "ref ";
        context.ReportDiagnostic(Diagnostic.Create(
            Descriptors.UnsupportedPropertyType, declaration.Type.GetLocation(),
            property.Name, refKind + property.Type.ToDisplayString(), isTag ? "a tag" : "a metric", isTag ? TagTypes.ForTags : TagTypes.ForMetrics));
    }

    private static void AnalyzeType(SymbolAnalysisContext context)
    {
        var type = (INamedTypeSymbol)context.Symbol;
        AttributeData? first = type.FindAttribute(AttributeNames.SpanTags) ?? type.FindAttribute(AttributeNames.MessagePackConstants);
        SyntaxNode? declaration = first?.ApplicationSyntaxReference?.GetSyntax(context.CancellationToken).FirstAncestorOrSelf<TypeDeclarationSyntax>();
        if (declaration is not null) CheckTypes(context, type, declaration.NameLocation());

        if (type.HasAttribute(AttributeNames.SpanTags)) return;
        foreach (AttributeData attribute in ConstantTagParser.AttributesOf(type)) ReportOrphan(context, attribute, type);
    }

    private static void CheckTypes(SymbolAnalysisContext context, INamedTypeSymbol type, Location location)
    {
        for (INamedTypeSymbol? current = type; current is not null; current = current.ContainingType)
        {
            // That no modifier can help is the generator's to say.
            if (TypeContextParser.IsUnsupported(current)) return;
            if (TypeContextParser.IsPartial(current, context.CancellationToken)) continue;
            context.ReportDiagnostic(Diagnostic.Create(Descriptors.TypeNotPartial, location, current.Name, context.Symbol.Name));
            return;
        }
    }

    private static void ReportOrphan(SymbolAnalysisContext context, AttributeData attribute, INamedTypeSymbol type)
        => context.ReportDiagnostic(Diagnostic.Create(
            Descriptors.ClassAttributeMissing, AttributeArguments.LocationOf(attribute, context.CancellationToken),
            AttributeNames.Short(attribute.AttributeClass!), context.Symbol.Name, type.Name));

    private static string? NameOf(AttributeData attribute, string[] names)
        => attribute.AttributeClass is { } type ? Array.Find(names, type.HasMetadataName) : null;
}
