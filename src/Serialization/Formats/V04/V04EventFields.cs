namespace SpanPack;

/// <summary>Field names of span events, encoded at compile time. Source: agent protocol, section 3.2.</summary>
internal static partial class V04EventFields
{
    internal const int TimeOffset = 15;

    /// <summary>The time, in its widest form so that its place is known.</summary>
    [MessagePackPair("time_unix_nano", ulong.MaxValue)]
    internal static partial ReadOnlySpan<byte> Time { get; }

    [MessagePackString("name")]
    internal static partial ReadOnlySpan<byte> Name { get; }

    [MessagePackString("attributes")]
    internal static partial ReadOnlySpan<byte> Attributes { get; }

    [MessagePackString("type")]
    internal static partial ReadOnlySpan<byte> Type { get; }

    [MessagePackString("string_value")]
    internal static partial ReadOnlySpan<byte> StringValue { get; }

    [MessagePackString("bool_value")]
    internal static partial ReadOnlySpan<byte> BoolValue { get; }

    [MessagePackString("int_value")]
    internal static partial ReadOnlySpan<byte> IntValue { get; }

    [MessagePackString("double_value")]
    internal static partial ReadOnlySpan<byte> DoubleValue { get; }

    [MessagePackString("array_value")]
    internal static partial ReadOnlySpan<byte> ArrayValue { get; }

    [MessagePackString("values")]
    internal static partial ReadOnlySpan<byte> Values { get; }
}
