using System.Collections.Immutable;
using System.Globalization;
using Microsoft.CodeAnalysis;
using SpanPack.Generators.Diagnostics;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Parsing;

/// <summary>Reads the text that is sent for each member of an enum.</summary>
internal static class EnumParser
{
    private const string ObsoleteAttribute = "System.ObsoleteAttribute";
    private const string ExperimentalAttribute = "System.Diagnostics.CodeAnalysis.ExperimentalAttribute";
    private const string EnumMemberAttribute = "System.Runtime.Serialization.EnumMemberAttribute";

    internal static EnumModel? Parse(INamedTypeSymbol type, Location location, DiagnosticList diagnostics)
    {
        var members = new List<EnumMemberModel>();
        var values = new HashSet<string>(StringComparer.Ordinal);
        var texts = new Dictionary<string, EnumMemberModel>(StringComparer.Ordinal);
        foreach (IFieldSymbol field in type.GetMembers().OfType<IFieldSymbol>().Where(static f => f.HasConstantValue))
        {
            string value = Convert.ToString(field.ConstantValue, CultureInfo.InvariantCulture);
            string text = TextOf(field);
            if (!TextRules.CheckValue(text, $"Text of '{type.Name}.{field.Name}'", TextRules.MaxStringBytes, location, diagnostics))
                return null;

            var member = new EnumMemberModel(field.Name, value, text, IsAlias: !values.Add(value));
            if (!texts.TryGetValue(text, out EnumMemberModel? first))
            {
                texts.Add(text, member);
                members.Add(member);
            }
            else if (first.Value != value)
            {
                diagnostics.Report(Descriptors.AmbiguousEnumText, location, first.Name, field.Name, type.ToDisplayString(), text);
                return null;
            }
        }
        return new EnumModel(type.EnumUnderlyingType!.ToDisplayString(), new EquatableArray<EnumMemberModel>(members), IsMarked(type));
    }

    private static bool IsMarked(INamedTypeSymbol type)
    {
        for (ISymbol? part = type; part is not (null or INamespaceSymbol); part = part.ContainingSymbol)
        {
            if (IsMarkedItself(part)) return true;
        }
        return IsMarkedItself(type.ContainingModule) || IsMarkedItself(type.ContainingAssembly);
    }

    private static bool IsMarkedItself(ISymbol symbol)
        => symbol.HasAttribute(ExperimentalAttribute)
            || symbol.FindAttribute(ObsoleteAttribute)?.NamedArguments.Any(static argument => argument.Key == "DiagnosticId") == true;

    private static string TextOf(IFieldSymbol field)
    {
        foreach (KeyValuePair<string, TypedConstant> argument in field.FindAttribute(EnumMemberAttribute)?.NamedArguments
            ?? ImmutableArray<KeyValuePair<string, TypedConstant>>.Empty)
        {
            if (argument is { Key: "Value", Value.Value: string text }) return text;
        }
        return field.Name;
    }
}
