using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;

namespace SpanPack;

/// <summary>The value of an attribute in a payload, without a copy.</summary>
/// <remarks>For the reading thread only, until the visitor's call returns.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public readonly ref partial struct TraceValue
{
    private readonly ReadOnlySpan<byte> _bytes; // of text too; of what nests, those of the whole payload
    private readonly object? _object; // what was built, what builds, or the table of a text
    private readonly long _bits; // a number, the index of a text in its table, or where what nests begins
    private readonly bool _isBuilt;

    // Text is taken apart: a copy of it as a whole would wait until it has been stored.
    internal TraceValue(TraceText text, int expected = 0)
    {
        Expected = expected;
        _bytes = text.Utf8;
        _object = text.Table;
        _bits = text.Index;
    }

    internal TraceValue(ReadOnlySpan<byte> bytes)
    {
        Kind = TagValueKind.Bytes;
        _bytes = bytes;
    }

    internal TraceValue(double value, int expected = 0)
    {
        Expected = expected;
        Kind = TagValueKind.Double;
        _bits = BitConverter.DoubleToInt64Bits(value);
    }

    internal TraceValue(long value)
    {
        Kind = TagValueKind.Int;
        _bits = value;
    }

    internal TraceValue(bool value)
    {
        Kind = TagValueKind.Bool;
        _bits = value ? 1 : 0;
    }

    /// <param name="kind">The kind: an array or a list of pairs.</param>
    /// <param name="payload">All bytes of the payload.</param>
    /// <param name="start">Bytes from the start of the payload to the value.</param>
    /// <param name="values">Builds it.</param>
    internal TraceValue(TagValueKind kind, ReadOnlySpan<byte> payload, int start, NestedValues values)
    {
        Kind = kind;
        _bytes = payload;
        _object = values;
        _bits = start;
    }

    internal TraceValue(TagValue built)
    {
        Kind = built.Kind;
        _object = built.Reference;
        _bits = built.Bits;
        _isBuilt = true;
    }

    /// <summary>
    /// Gets the kind of the value. A value of a type that v0.4 and v0.7 do not define is empty text, and null text when it is built.
    /// </summary>
    public TagValueKind Kind { get; }

    internal bool IsBuilt => _isBuilt;

    /// <summary>Gets the likely number of attributes of this kind of the owner, including this one; 0 when unknown.</summary>
    internal int Expected { get; }

    /// <summary>Gets the text.</summary>
    /// <exception cref="InvalidOperationException">The value is of another kind.</exception>
    public TraceText AsText()
    {
        Check(TagValueKind.String);
        return new TraceText(_bytes, _object as ReceivedStrings, (int)_bits);
    }

    /// <summary>Gets the binary data.</summary>
    /// <exception cref="InvalidOperationException">The value is of another kind.</exception>
    public ReadOnlySpan<byte> AsBytes()
    {
        Check(TagValueKind.Bytes);
        return _bytes;
    }

    /// <summary>Gets the floating-point number.</summary>
    /// <exception cref="InvalidOperationException">The value is of another kind.</exception>
    public double AsDouble()
    {
        Check(TagValueKind.Double);
        return BitConverter.Int64BitsToDouble(_bits);
    }

    /// <summary>Gets the integer.</summary>
    /// <exception cref="InvalidOperationException">The value is of another kind.</exception>
    public long AsInt64()
    {
        Check(TagValueKind.Int);
        return _bits;
    }

    /// <summary>Gets the Boolean.</summary>
    /// <exception cref="InvalidOperationException">The value is of another kind.</exception>
    public bool AsBool()
    {
        Check(TagValueKind.Bool);
        return _bits != 0;
    }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The text.</returns>
    public override string ToString() => ToTagValue().ToString();

    private void Check(TagValueKind kind)
    {
        if (Kind != kind) ThrowWrongKind(Kind, kind);
    }

    // Static: a call with the value itself would keep it in memory where the check is inlined.
    [DoesNotReturn]
    private static void ThrowWrongKind(TagValueKind kind, TagValueKind expected)
        => throw new InvalidOperationException($"The value is of kind {kind}, not {expected}.");
}
