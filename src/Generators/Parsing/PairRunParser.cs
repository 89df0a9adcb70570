using Microsoft.CodeAnalysis;
using SpanPack.Generators.Diagnostics;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Parsing;

/// <summary>Reads a member with one <c>[MessagePackPair]</c> or several.</summary>
internal static class PairRunParser
{
    internal static PairRunModel? Parse(GeneratorAttributeSyntaxContext match, DiagnosticList diagnostics,
        CancellationToken cancellationToken)
    {
        BytesMember? member = BytesMemberParser.Parse(match, AttributeNames.MessagePackPair, diagnostics, cancellationToken);
        List<PairModel>? pairs = member is null ? null : ReadPairs(match, member.Name, diagnostics, cancellationToken);
        return pairs is null ? null : new PairRunModel(member!, new EquatableArray<PairModel>(pairs));
    }

    // A run with a pair left out would be a different payload, so one bad pair leaves the member without a body.
    private static List<PairModel>? ReadPairs(
        GeneratorAttributeSyntaxContext match, string memberName, DiagnosticList diagnostics, CancellationToken cancellationToken)
    {
        var pairs = new List<PairModel>();
        var keys = new HashSet<string>(StringComparer.Ordinal);
        bool isComplete = true;
        foreach (AttributeData attribute in match.Attributes.OrderBy(static a => a.ApplicationSyntaxReference?.Span.Start))
        {
            PairModel? pair = ReadPair(attribute, diagnostics, cancellationToken);
            if (pair is null)
            {
                isComplete = false;
            }
            else if (keys.Add(pair.Key))
            {
                pairs.Add(pair);
            }
            else
            {
                Location location = AttributeArguments.LocationOf(attribute, 0, "key", cancellationToken);
                diagnostics.Report(Descriptors.DuplicateKey, location, pair.Key, memberName);
                isComplete = false;
            }
        }
        return isComplete ? pairs : null;
    }

    private static PairModel? ReadPair(AttributeData attribute, DiagnosticList diagnostics, CancellationToken cancellationToken)
    {
        // An attribute whose arguments have an error: the compiler reports that.
        if (attribute.ConstructorArguments is not { Length: 2 } arguments || arguments.Any(static a => a.Kind == TypedConstantKind.Error))
            return null;
        if (arguments[0].Type?.SpecialType != SpecialType.System_String) return null;

        var name = arguments[0].Value as string;
        Location keyLocation = AttributeArguments.LocationOf(attribute, 0, "key", cancellationToken);
        bool isGoodKey = TextRules.CheckName(name, "Key", TextRules.MaxStringBytes, keyLocation, diagnostics);
        Location valueLocation = AttributeArguments.LocationOf(attribute, 1, "value", cancellationToken);
        PairValue? constant = PairValueParser.Parse(arguments[1], name ?? "null", valueLocation, diagnostics);
        return isGoodKey && constant is not null ? new PairModel(name!, constant) : null;
    }
}
