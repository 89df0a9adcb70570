using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SpanPack.Generators.Parsing;

/// <summary>
/// The meanings of attribute names on the members of one part of a class. A name means the same attribute there, so each is bound once.
/// </summary>
internal sealed class AttributeScope(SemanticModel model, CancellationToken cancellationToken)
{
    private readonly List<(string Name, string? Attribute)> _known = [];

    /// <summary>Returns the metadata name of an attribute of the generator for members, or null for any other.</summary>
    internal string? Find(AttributeSyntax attribute)
    {
        string name = attribute.Name is IdentifierNameSyntax simple ? simple.Identifier.Text : attribute.Name.ToString();
        foreach ((string known, string? found) in _known)
        {
            if (known == name) return found;
        }
        var type = model.GetTypeInfo(attribute, cancellationToken).Type as INamedTypeSymbol;
        string? own = type is null ? null : Array.Find(AttributeNames.OfMembers, type.HasMetadataName);
        _known.Add((name, own));
        return own;
    }
}
