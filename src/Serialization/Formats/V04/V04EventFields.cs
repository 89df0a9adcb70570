namespace SpanPack;

/// <summary>Fields of span events: their names, encoded at compile time, and how they are read. Source: agent protocol, section 3.2.</summary>
internal static partial class V04EventFields
{
    internal const int TimeOffset = 15;

    /// <summary>The time, in its widest form so that its place is known.</summary>
    [MessagePackPair(V04FieldNames.Time, ulong.MaxValue)]
    internal static partial ReadOnlySpan<byte> Time { get; }

    [MessagePackString(V04FieldNames.Name)]
    internal static partial ReadOnlySpan<byte> Name { get; }

    [MessagePackString(V04FieldNames.Attributes)]
    internal static partial ReadOnlySpan<byte> Attributes { get; }

    [MessagePackString(V04FieldNames.Type)]
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

    /// <summary>The fields as readers take them.</summary>
    internal static FieldTable Table { get; } = new(
        hasNumbers: false,
        [
            new(V04FieldNames.Time, TraceNumberField.EventTime, FieldEncoding.UInt64Strict),
            new(V04FieldNames.Name, TraceTextField.EventName, FieldEncoding.TextLenient),
            new(V04FieldNames.Attributes, TraceSection.EventAttributes),
        ]);
}
