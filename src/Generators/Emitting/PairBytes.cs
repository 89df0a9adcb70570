using System.Globalization;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Emitting;

/// <summary>A constant pair as bytes and as readable text.</summary>
internal static class PairBytes
{
    internal static byte[] Encode(PairModel pair)
    {
        var bytes = new MessagePackBytes();
        bytes.AddString(pair.Key);
        PairValue value = pair.Value;
        switch (value.Kind)
        {
            case PairValueKind.Nil: bytes.AddNil(); break;
            case PairValueKind.False: bytes.AddBoolean(false); break;
            case PairValueKind.True: bytes.AddBoolean(true); break;
            case PairValueKind.Text: bytes.AddString(value.Text); break;
            case PairValueKind.UnsignedInteger: bytes.AddUnsigned(unchecked((ulong)value.Bits)); break;
            case PairValueKind.NegativeInteger: bytes.AddNegative(value.Bits); break;
            case PairValueKind.Float64: bytes.AddDouble(value.Bits); break;
            default: throw new ArgumentOutOfRangeException(nameof(pair), value.Kind, "This is not a kind of value.");
        }
        return bytes.ToArray();
    }

    internal static string Describe(PairModel pair) => $"{pair.Key}: {Describe(pair.Value)}";

    private static string Describe(PairValue value) => value.Kind switch
    {
        PairValueKind.Nil => "nil",
        PairValueKind.False => "false",
        PairValueKind.True => "true",
        PairValueKind.Text => value.Text,
        PairValueKind.UnsignedInteger => unchecked((ulong)value.Bits).ToString(CultureInfo.InvariantCulture),
        PairValueKind.NegativeInteger => value.Bits.ToString(CultureInfo.InvariantCulture),
        _ => BitConverter.Int64BitsToDouble(value.Bits).ToString("R", CultureInfo.InvariantCulture),
    };
}
