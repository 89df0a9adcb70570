using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SpanPack.Generators.Parsing;

/// <summary>A property with <c>[Tag]</c> or <c>[Metric]</c>.</summary>
/// <param name="Property">Its declaration.</param>
/// <param name="Model">The semantic model of its file.</param>
/// <param name="Attribute">Its one attribute of the generator, or null when there are several.</param>
/// <param name="IsTag">Whether that is <c>[Tag]</c>.</param>
/// <param name="IsOnly">Whether no other property of the class has its name.</param>
internal sealed record TagPropertySyntax(BasePropertyDeclarationSyntax Property, SemanticModel Model, AttributeSyntax? Attribute,
    bool IsTag, bool IsOnly);
