using System.Globalization;

namespace SpanPack;

/// <summary>A typed attribute value: text, a Boolean, an integer, a double, an array; in v1.0 also binary data and pairs.</summary>
/// <remarks>
/// The default value is text that is <see langword="null"/>. Writers omit values that the wire cannot hold: null text, empty arrays, and
/// array elements that are null text (docs/protocol.md#span-events). Nested arrays are written as JSON text where the format does not
/// support them. Immutable, as long as the bytes or pairs that it was created from do not change.
/// </remarks>
public readonly partial struct TagValue : IEquatable<TagValue>
{
    private const long MaxExact = 1L << 53;

    private readonly object? _reference; // string, TagValue[], byte[] or AttributeList
    private readonly long _bits;

    /// <param name="kind">The kind of value.</param>
    /// <param name="reference"><see cref="Reference"/> of a value of that kind.</param>
    /// <param name="bits"><see cref="Bits"/> of a value of that kind.</param>
    internal TagValue(TagValueKind kind, object? reference, long bits)
    {
        Kind = kind;
        _reference = reference;
        _bits = bits;
    }

    /// <summary>Creates a text value.</summary>
    /// <param name="value">The text; <see langword="null"/> is not written.</param>
    public TagValue(string? value)
        : this(TagValueKind.String, value, 0)
    {
    }

    /// <summary>Creates a Boolean value.</summary>
    /// <param name="value">The value.</param>
    public TagValue(bool value)
        : this(TagValueKind.Bool, null, value ? 1 : 0)
    {
    }

    /// <summary>Creates an integer value.</summary>
    /// <param name="value">The value.</param>
    public TagValue(long value)
        : this(TagValueKind.Int, null, value)
    {
    }

    /// <summary>Creates a floating-point value.</summary>
    /// <param name="value">The value; NaN and infinities are allowed.</param>
    public TagValue(double value)
        : this(TagValueKind.Double, null, BitConverter.DoubleToInt64Bits(value))
    {
    }

    /// <summary>Creates an array value from a copy of the elements.</summary>
    /// <param name="elements">The elements, of any kinds.</param>
    public TagValue(ReadOnlySpan<TagValue> elements)
        : this(TagValueKind.Array, elements.ToArray(), 0)
    {
    }

    /// <summary>Creates a value of binary data, which is not copied: it must not change.</summary>
    /// <param name="bytes">The data; not null.</param>
    /// <exception cref="ArgumentNullException"><paramref name="bytes"/> is null.</exception>
    public TagValue(byte[] bytes)
        : this(TagValueKind.Bytes, bytes ?? throw new ArgumentNullException(nameof(bytes)), 0)
    {
    }

    /// <summary>Creates a value of pairs, which are not copied: they must not change.</summary>
    /// <param name="pairs">The pairs; not null.</param>
    /// <exception cref="ArgumentNullException"><paramref name="pairs"/> is null.</exception>
    public TagValue(AttributeList pairs)
        : this(TagValueKind.KeyValueList, pairs ?? throw new ArgumentNullException(nameof(pairs)), 0)
    {
    }

    /// <summary>Gets the kind of value.</summary>
    public TagValueKind Kind { get; }

    /// <summary>Gets whether the value can be an attribute of an event: neither null text nor an array without other values.</summary>
    internal bool IsWritable
    {
        get
        {
            if (Kind != TagValueKind.Array) return IsWritableElement;
            foreach (ref readonly TagValue element in AsArray())
            {
                if (element.IsWritableElement || element.Kind == TagValueKind.Array) return true;
            }

            return false;
        }
    }

    /// <summary>Gets the object of a value that is not in <see cref="Bits"/>.</summary>
    internal object? Reference => _reference;

    /// <summary>Gets a Boolean, an integer or the bits of a double.</summary>
    internal long Bits => _bits;

    /// <summary>Gets whether the value can be an element of an array.</summary>
    internal bool IsWritableElement => Kind != TagValueKind.Array && !IsNullText;

    /// <summary>Gets whether the value is null text, which no format can hold.</summary>
    internal bool IsNullText => Kind == TagValueKind.String && _reference is null;

    /// <summary>Gets whether the value is an integer that a float 64 holds exactly; formats without types write it as a number.</summary>
    internal bool IsExactNumber => Kind == TagValueKind.Int && _bits is >= -MaxExact and <= MaxExact;

    /// <summary>Gets the text.</summary>
    /// <exception cref="InvalidOperationException">The value has another kind.</exception>
    public string? AsString() => (string?)Checked(TagValueKind.String)._reference;

    /// <summary>Gets the Boolean.</summary>
    /// <exception cref="InvalidOperationException">The value has another kind.</exception>
    public bool AsBool() => Checked(TagValueKind.Bool)._bits != 0;

    /// <summary>Gets the integer.</summary>
    /// <exception cref="InvalidOperationException">The value has another kind.</exception>
    public long AsInt64() => Checked(TagValueKind.Int)._bits;

    /// <summary>Gets the floating-point number.</summary>
    /// <exception cref="InvalidOperationException">The value has another kind.</exception>
    public double AsDouble() => BitConverter.Int64BitsToDouble(Checked(TagValueKind.Double)._bits);

    /// <summary>Gets the elements.</summary>
    /// <exception cref="InvalidOperationException">The value has another kind.</exception>
    public ReadOnlySpan<TagValue> AsArray() => (TagValue[]?)Checked(TagValueKind.Array)._reference;

    /// <summary>Gets the binary data.</summary>
    /// <exception cref="InvalidOperationException">The value has another kind.</exception>
    public ReadOnlyMemory<byte> AsBytes() => (byte[])Checked(TagValueKind.Bytes)._reference!;

    /// <summary>Gets the pairs.</summary>
    /// <exception cref="InvalidOperationException">The value has another kind.</exception>
    public AttributeList AsKeyValueList() => (AttributeList)Checked(TagValueKind.KeyValueList)._reference!;

    /// <inheritdoc/>
    /// <exception cref="InsufficientExecutionStackException">Both values contain themselves.</exception>
    public bool Equals(TagValue other)
    {
        if (Kind != other.Kind || _bits != other._bits) return false;
        if (ReferenceEquals(_reference, other._reference)) return true;
        return Kind switch
        {
            TagValueKind.Array or TagValueKind.KeyValueList => EqualsNested(other),
            TagValueKind.Bytes => AsBytes().Span.SequenceEqual(other.AsBytes().Span),
            _ => (string?)_reference == (string?)other._reference,
        };
    }

    /// <inheritdoc/>
    public override bool Equals(object? obj) => obj is TagValue other && Equals(other);

    /// <summary>
    /// Formats the value: text as it is, <c>true</c> or <c>false</c>, invariant numbers, arrays as <c>[a, b]</c>, binary data in base64,
    /// pairs as <c>{k: v}</c>.
    /// </summary>
    /// <returns>The text; empty for null text. Nested values end with <c>…</c> after 64 levels or 1,000,000 characters.</returns>
    public override string ToString() => Kind switch
    {
        TagValueKind.Bool => AsBool() ? "true" : "false",
        TagValueKind.Int => _bits.ToString(CultureInfo.InvariantCulture),
        TagValueKind.Double => AsDouble().ToString("R", CultureInfo.InvariantCulture),
        TagValueKind.Bytes => Convert.ToBase64String(AsBytes().Span),
        TagValueKind.Array or TagValueKind.KeyValueList => AttributeList.Format(this),
        _ => (string?)_reference ?? string.Empty,
    };

    /// <summary>Compares two values: equal kinds, equal content; doubles by their bits.</summary>
    public static bool operator ==(TagValue left, TagValue right) => left.Equals(right);

    /// <summary>Compares two values.</summary>
    public static bool operator !=(TagValue left, TagValue right) => !left.Equals(right);

    private TagValue Checked(TagValueKind kind)
        => Kind == kind ? this : throw new InvalidOperationException($"The value is of kind {Kind}, not {kind}.");
}
