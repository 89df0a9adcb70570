using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SpanPack.Generators.Parsing;

/// <summary>
/// Finds the properties of a tag class in source. It runs for every tag class after each edit of any file, so it creates no symbols of
/// members. Symbols of 20 properties and their attributes cost five times as much.
/// </summary>
internal static class TagPropertyFinder
{
    internal static List<TagPropertySyntax> Find(INamedTypeSymbol type, SemanticModel ownModel, CancellationToken cancellationToken)
    {
        TypeDeclarationSyntax[] parts = [.. type.DeclaringSyntaxReferences.Select(part =>
            part.GetSyntax(cancellationToken)).OfType<TypeDeclarationSyntax>()];
        HashSet<string> repeated = RepeatedNames(parts);
        var found = new List<TagPropertySyntax>();
        foreach (TypeDeclarationSyntax part in parts)
        {
            SemanticModel model = part.SyntaxTree == ownModel.SyntaxTree
                ? ownModel
                : ownModel.Compilation.GetSemanticModel(part.SyntaxTree);
            var scope = new AttributeScope(model, cancellationToken);
            foreach (MemberDeclarationSyntax member in part.Members)
            {
                if (member is BasePropertyDeclarationSyntax { AttributeLists.Count: > 0 } property
                    && Read(property, model, scope, repeated) is { } tag)
                    found.Add(tag);
            }
        }
        return found;
    }

    private static TagPropertySyntax? Read(BasePropertyDeclarationSyntax property, SemanticModel model, AttributeScope scope,
        HashSet<string> repeated)
    {
        AttributeSyntax? only = null;
        bool isTag = false;
        bool isWanted = false;
        int count = 0;
        foreach (AttributeListSyntax list in property.AttributeLists)
        {
            foreach (AttributeSyntax attribute in list.Attributes)
            {
                if (scope.Find(attribute) is not { } own) continue;
                isTag = own == AttributeNames.Tag;
                isWanted |= isTag || own == AttributeNames.Metric;
                only = ++count == 1 && list.Target is null ? attribute : null;
            }
        }
        if (!isWanted) return null;
        bool isOnly = property is PropertyDeclarationSyntax { Identifier.ValueText: var name } && !repeated.Contains(name);
        return new TagPropertySyntax(property, model, only, isTag, isOnly);
    }

    private static HashSet<string> RepeatedNames(TypeDeclarationSyntax[] parts)
    {
        var seen = new HashSet<string>(StringComparer.Ordinal);
        var repeated = new HashSet<string>(StringComparer.Ordinal);
        foreach (TypeDeclarationSyntax part in parts)
        {
            foreach (MemberDeclarationSyntax member in part.Members)
            {
                if (member is PropertyDeclarationSyntax { Identifier.ValueText: var name } && !seen.Add(name)) repeated.Add(name);
            }
        }
        return repeated;
    }
}
