using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using SpanPack.Generators.Diagnostics;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Parsing;

/// <summary>Reads the <c>[ConstantTag]</c> attributes of a tag class.</summary>
internal static class ConstantTagParser
{
    internal static IEnumerable<AttributeData> AttributesOf(INamedTypeSymbol type)
        => type.GetAttributes().Where(static attribute => attribute.AttributeClass?.HasMetadataName(AttributeNames.ConstantTag) == true);

    internal static List<ConstantTagModel> Parse(
        INamedTypeSymbol type, TagNames names, DiagnosticList diagnostics, CancellationToken cancellationToken)
    {
        var constants = new List<ConstantTagModel>();
        foreach (AttributeData attribute in AttributesOf(type))
        {
            ImmutableArray<TypedConstant> arguments = attribute.ConstructorArguments;
            if (!AttributeArguments.AreTexts(arguments, 2)) continue;

            var name = (string?)arguments[0].Value;
            var value = (string?)arguments[1].Value;
            Location nameLocation = AttributeArguments.LocationOf(attribute, 0, "name", cancellationToken);
            Location valueLocation = AttributeArguments.LocationOf(attribute, 1, "value", cancellationToken);
            bool isGoodName = names.TryAdd(name, TagNames.OwnerOfConstant(type), nameLocation);
            if (CheckValue(name, value, valueLocation, diagnostics) && isGoodName) constants.Add(new ConstantTagModel(name!, value!));
        }
        return constants;
    }

    private static bool CheckValue(string? name, string? value, Location location, DiagnosticList diagnostics)
    {
        if (value is not null)
            return TextRules.CheckValue(value, $"Value of constant tag '{name}'", TextRules.MaxStringBytes, location, diagnostics);
        diagnostics.Report(Descriptors.UnsupportedValue, location, name ?? "null", "null", "only strings");
        return false;
    }
}
