using Microsoft.CodeAnalysis;
using SpanPack.Generators.Diagnostics;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Parsing;

/// <summary>Reads a member marked <c>[MessagePackString]</c>.</summary>
internal static class StringParser
{
    internal static Parsed<StringModel> Parse(GeneratorAttributeSyntaxContext match, CancellationToken cancellationToken)
    {
        var diagnostics = new DiagnosticList();
        BytesMember? member = BytesMemberParser.Parse(match, AttributeNames.MessagePackString, diagnostics, cancellationToken);
        string? text = member is null ? null : ReadText(match.Attributes[0], diagnostics, cancellationToken);
        return new Parsed<StringModel>(text is null ? null : new StringModel(member!, text), diagnostics);
    }

    private static string? ReadText(AttributeData attribute, DiagnosticList diagnostics, CancellationToken cancellationToken)
    {
        // An attribute whose arguments have an error: the compiler reports that.
        if (attribute.ConstructorArguments is not { Length: 1 } arguments || arguments[0].Kind != TypedConstantKind.Primitive) return null;
        var text = (string?)arguments[0].Value;
        Location location = AttributeArguments.LocationOf(attribute, 0, "value", cancellationToken);
        return TextRules.CheckName(text, "Text", TextRules.MaxStringBytes, location, diagnostics) ? text : null;
    }
}
