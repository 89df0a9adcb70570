using System.Globalization;
using Microsoft.CodeAnalysis;
using SpanPack.Generators.Diagnostics;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Parsing;

/// <summary>Reads the constant value of a pair.</summary>
internal static class PairValueParser
{
    internal static PairValue? Parse(TypedConstant constant, string key, Location location, DiagnosticList diagnostics)
    {
        if (constant.IsNull) return new PairValue(PairValueKind.Nil, "", 0);
        if (constant.Kind == TypedConstantKind.Primitive)
        {
            switch (constant.Value)
            {
                case bool value: return new PairValue(value ? PairValueKind.True : PairValueKind.False, "", 0);
                case double value: return Float(value);
                case float value: return Float(value);
                case ulong value: return new PairValue(PairValueKind.UnsignedInteger, "", unchecked((long)value));
                case byte or sbyte or short or ushort or int or uint or long:
                    return Integer(Convert.ToInt64(constant.Value, CultureInfo.InvariantCulture));
                case string value:
                    return TextRules.CheckValue(value, $"Value of key '{key}'", TextRules.MaxStringBytes, location, diagnostics)
                        ? new PairValue(PairValueKind.Text, value, 0)
                        : null;
            }
        }
        diagnostics.Report(Descriptors.UnsupportedValue, location, key, Describe(constant),
            "strings, integers, bool, double, float and null");
        return null;
    }

    private static PairValue Float(double value) => new(PairValueKind.Float64, "", BitConverter.DoubleToInt64Bits(value));

    private static PairValue Integer(long value)
        => new(value < 0 ? PairValueKind.NegativeInteger : PairValueKind.UnsignedInteger, "", value);

    private static string Describe(TypedConstant constant) => constant.Kind switch
    {
        TypedConstantKind.Enum => $"of enum type '{constant.Type?.ToDisplayString()}'",
        TypedConstantKind.Type => "a 'System.Type'",
        TypedConstantKind.Array => "an array",
        _ => $"of type '{constant.Type?.ToDisplayString()}'",
    };
}
