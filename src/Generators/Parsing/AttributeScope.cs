using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SpanPack.Generators.Parsing;

/// <summary>What the names of attributes mean on the members of one part of a class: the same name is the same attribute, so each is bound once.</summary>
internal sealed class AttributeScope(SemanticModel model, CancellationToken cancellationToken)
{
    private readonly List<(string Name, string? Attribute)> _known = [];

    /// <summary>The metadata name of an attribute of the generator for members, or nothing for any other.</summary>
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
