using System.Buffers.Binary;
using System.Text;

namespace SpanPack.Conformance.Tests.Campaign;

/// <summary>Other encodings of the same scalar, and scalars near to it.</summary>
internal static class ScalarForms
{
    private static readonly long[] s_boundaries =
    [
        0, 1, -1, -32, -33, 127, 128, 255, 256, short.MaxValue, short.MinValue, ushort.MaxValue, ushort.MaxValue
            + 1, int.MaxValue, int.MinValue, uint.MaxValue, 1L << 32, 1L << 53, long.MaxValue, long.MinValue,
    ];

    // Names that mean something somewhere in some format.
    private static readonly string[] s_names =
    [
        "trace_id", "span_id", "parent_id", "start", "duration", "error", "meta", "metrics", "meta_struct", "span_links", "span_events",
        "service", "name", "resource", "type", "attributes", "time_unix_nano",
        "type", "string_value", "bool_value", "int_value", "double_value", "array_value", "values", "trace_id_high", "tracestate", "flags",
        "priority", "origin", "spans", "tags", "dropped_trace", "chunks",
        "env", "hostname", "_dd.p.tid", "_dd.p.dm", "_dd.origin", "_sampling_priority_v1", "", "k",
    ];

    /// <summary>An integer at the end of a range, in any width that holds it, with or without a sign.</summary>
    internal static byte[] Integer(Random random) => Integer(s_boundaries[random.Next(s_boundaries.Length)] + random.Next(-1, 2), random);

    /// <summary>The same code of another family, or the next one.</summary>
    internal static byte[] OtherType(byte[] scalar, Random random)
    {
        byte[] changed = [.. scalar];
        changed[0] = scalar[0] switch
        {
            0xcb => random.Next(2) == 0 ? (byte)0xcf : (byte)0xd3,
            0xca => 0xce,
            0xcf or 0xd3 => random.Next(2) == 0 ? (byte)0xcb : (byte)(scalar[0] ^ 0x1c),
            0xce or 0xd2 => 0xca,
            0xc4 or 0xc5 or 0xc6 => (byte)(scalar[0] + 0x15), // str of the same size
            0xd9 or 0xda or 0xdb => (byte)(scalar[0] - 0x15), // bin
            >= 0xa0 and <= 0xbf => 0xc4,
            _ => (byte)(scalar[0] + random.Next(-1, 2)),
        };
        return scalar[0] is >= 0xa0 and <= 0xbf ? [0xc4, (byte)(scalar.Length - 1), .. scalar.AsSpan(1)] : changed;
    }

    /// <summary>The same value with another width.</summary>
    internal static byte[] OtherWidth(byte[] scalar, Random random) => scalar[0] switch
    {
        <= 0x7f or >= 0xe0 => Integer((sbyte)scalar[0], random),
        0xcf or 0xd3 when scalar.Length == 9 => Integer(BinaryPrimitives.ReadInt64BigEndian(scalar.AsSpan(1)), random),
        >= 0xa0 and <= 0xbf => Text(scalar.AsSpan(1), random.Next(4)),
        0xd9 => Text(scalar.AsSpan(2), random.Next(1, 4)),
        _ => scalar,
    };

    /// <summary>Text of a field's name, invalid UTF-8, or the same with a byte changed.</summary>
    internal static byte[] OtherText(byte[] scalar, Random random)
    {
        if (scalar[0] is < 0xa0 or > 0xbf || random.Next(3) == 0)
            return Text(Encoding.ASCII.GetBytes(s_names[random.Next(s_names.Length)]), random.Next(20) == 0 ? random.Next(4) : 0);
        byte[] changed = [.. scalar];
        if (changed.Length > 1) changed[random.Next(1, changed.Length)] = (byte)random.Next(256);
        return changed;
    }

    private static byte[] Integer(long value, Random random)
    {
        Span<byte> bytes = stackalloc byte[8];
        BinaryPrimitives.WriteInt64BigEndian(bytes, value);
        int code = random.Next(9);
        return code == 8 ? [(byte)value] : [(byte)(0xcc + code), .. bytes[(8 - (1 << (code & 3)))..]];
    }

    private static byte[] Text(ReadOnlySpan<byte> utf8, int form) => form switch
    {
        0 when utf8.Length < 32 => [(byte)(0xa0 | utf8.Length), .. utf8],
        0 or 1 => [0xd9, (byte)utf8.Length, .. utf8],
        2 => [0xda, 0, (byte)utf8.Length, .. utf8],
        _ => [0xdb, 0, 0, 0, (byte)utf8.Length, .. utf8],
    };
}
