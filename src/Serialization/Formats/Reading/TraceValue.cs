namespace SpanPack;

/// <summary>The value of an attribute as it is in a payload. Arrays and lists of pairs have been built, all else has not been copied.</summary>
public readonly ref struct TraceValue
{
    private readonly TraceText _text; // bytes too
    private readonly long _bits;
    private readonly TagValue _built;
    private readonly bool _isBuilt;

    internal TraceValue(TraceText text) => _text = text;

    internal TraceValue(ReadOnlySpan<byte> bytes)
    {
        Kind = TagValueKind.Bytes;
        _text = new TraceText(bytes);
    }

    internal TraceValue(double value)
    {
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

    internal TraceValue(TagValue built)
    {
        Kind = built.Kind;
        _built = built;
        _isBuilt = true;
    }

    /// <summary>Gets what the value is. A value of a type that v0.4 and v0.7 do not define is empty text, and null text when it is built.</summary>
    public TagValueKind Kind { get; }

    internal bool IsBuilt => _isBuilt;

    /// <summary>Gets the text.</summary>
    /// <exception cref="InvalidOperationException">The value is something else.</exception>
    public TraceText AsText()
    {
        Check(TagValueKind.String);
        return _text;
    }

    /// <summary>Gets the binary data.</summary>
    /// <exception cref="InvalidOperationException">The value is something else.</exception>
    public ReadOnlySpan<byte> AsBytes()
    {
        Check(TagValueKind.Bytes);
        return _text.Utf8;
    }

    /// <summary>Gets the floating-point number.</summary>
    /// <exception cref="InvalidOperationException">The value is something else.</exception>
    public double AsDouble()
    {
        Check(TagValueKind.Double);
        return BitConverter.Int64BitsToDouble(_bits);
    }

    /// <summary>Gets the integer.</summary>
    /// <exception cref="InvalidOperationException">The value is something else.</exception>
    public long AsInt64()
    {
        Check(TagValueKind.Int);
        return _bits;
    }

    /// <summary>Gets the Boolean.</summary>
    /// <exception cref="InvalidOperationException">The value is something else.</exception>
    public bool AsBool()
    {
        Check(TagValueKind.Bool);
        return _bits != 0;
    }

    /// <summary>Makes a value that outlives the call: text is decoded, binary data copied.</summary>
    public TagValue ToTagValue()
    {
        if (_isBuilt) return _built;
        return Kind switch
        {
            TagValueKind.Bool => _bits != 0,
            TagValueKind.Int => _bits,
            TagValueKind.Double => BitConverter.Int64BitsToDouble(_bits),
            TagValueKind.Bytes => new TagValue(_text.Utf8.ToArray()),
            _ => _text.ToString(),
        };
    }

    private void Check(TagValueKind kind)
    {
        if (Kind != kind) throw new InvalidOperationException($"The value is of kind {Kind}, not {kind}.");
    }
}
