using Microsoft.CodeAnalysis;
using SpanPack.Generators.Diagnostics;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Parsing;

/// <summary>Reads a member marked <c>[MessagePackString]</c>.</summary>
internal static class StringParser
{
    internal static StringModel? Parse(GeneratorAttributeSyntaxContext match, DiagnosticList diagnostics,
        CancellationToken cancellationToken)
    {
        BytesMember? member = BytesMemberParser.Parse(match, AttributeNames.MessagePackString, diagnostics, cancellationToken);
        string? text = member is null ? null : ReadText(match.Attributes[0], diagnostics, cancellationToken);
        return text is null ? null : new StringModel(member!, text);
    }

    private static string? ReadText(AttributeData attribute, DiagnosticList diagnostics, CancellationToken cancellationToken)
    {
        if (!AttributeArguments.AreTexts(attribute.ConstructorArguments, 1)) return null;
        var text = (string?)attribute.ConstructorArguments[0].Value;
        Location location = AttributeArguments.LocationOf(attribute, 0, "value", cancellationToken);
        return TextRules.CheckName(text, "Text", TextRules.MaxStringBytes, location, diagnostics) ? text : null;
    }
}
