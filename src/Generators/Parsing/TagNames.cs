using Microsoft.CodeAnalysis;
using SpanPack.Generators.Diagnostics;

namespace SpanPack.Generators.Parsing;

/// <summary>The tag names of a class and of its bases, to find those that occur twice.</summary>
internal sealed class TagNames
{
    private readonly Dictionary<string, string> _owners = new(StringComparer.Ordinal);
    private readonly DiagnosticList _diagnostics;

    /// <summary>Starts with the names of all bases, from source and from metadata. They serve only to find duplicates.</summary>
    internal TagNames(INamedTypeSymbol type, DiagnosticList diagnostics, CancellationToken cancellationToken)
    {
        _diagnostics = diagnostics;
        for (INamedTypeSymbol? parent = type.BaseType; parent is not null && !parent.IsSpanTagsBase(); parent = parent.BaseType)
        {
            cancellationToken.ThrowIfCancellationRequested();
            foreach (IPropertySymbol property in parent.GetMembers().OfType<IPropertySymbol>())
            {
                AttributeData? attribute = property.FindAttribute(AttributeNames.Tag) ?? property.FindAttribute(AttributeNames.Metric);
                AddInherited(attribute, $"'{parent.Name}.{property.Name}'");
            }
            foreach (AttributeData attribute in ConstantTagParser.AttributesOf(parent)) AddInherited(attribute, OwnerOfConstant(parent));
        }
    }

    internal static string OwnerOfConstant(INamedTypeSymbol type) => $"a constant tag of '{type.Name}'";

    /// <summary>Checks a name and claims it.</summary>
    internal bool TryAdd(string? name, string owner, Location location)
    {
        if (!TextRules.IsPlain(name, TextRules.MaxTagNameBytes)
            && !TextRules.CheckName(name, $"Tag name of {owner}", TextRules.MaxTagNameBytes, location, _diagnostics))
            return false;
        if (_owners.TryGetValue(name!, out string? first))
        {
            _diagnostics.Report(Descriptors.DuplicateTagName, location, name!, owner, first);
            return false;
        }
        _owners.Add(name!, owner);
        if (ReservedNames.Find(name!) != ReservedNames.None) _diagnostics.Report(Descriptors.ReservedTagName, location, name!, owner);
        return true;
    }

    private void AddInherited(AttributeData? attribute, string owner)
    {
        if (attribute is { ConstructorArguments: { Length: > 0 } arguments } && arguments[0].Value is string name
            && !_owners.ContainsKey(name))
            _owners.Add(name, owner);
    }
}
