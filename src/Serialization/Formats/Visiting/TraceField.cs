namespace SpanPack;

/// <summary>A field of a map in a payload: a row of the table of its format.</summary>
internal sealed class TraceField
{
    /// <summary>Every field that a table does not have.</summary>
    internal static readonly TraceField Unknown = new("?", FieldEncoding.Unknown);

    private readonly byte _target;
    private readonly byte[] _utf8;

    /// <param name="name">What it is called: its key, or for messages where keys are numbers.</param>
    /// <param name="text">What it is to visitors.</param>
    /// <param name="encoding">How its value is encoded: one of the texts.</param>
    /// <param name="number">Its key where keys are numbers.</param>
    internal TraceField(string name, TraceTextField text, FieldEncoding encoding, byte number = 0)
        : this(name, encoding, number, (byte)text)
    {
    }

    /// <inheritdoc cref="TraceField(string, TraceTextField, FieldEncoding, byte)"/>
    internal TraceField(string name, TraceNumberField value, FieldEncoding encoding, byte number = 0)
        : this(name, encoding, number, (byte)value)
    {
    }

    /// <inheritdoc cref="TraceField(string, TraceTextField, FieldEncoding, byte)"/>
    internal TraceField(string name, TraceSection section, byte number = 0)
        : this(name, FieldEncoding.Section, number, (byte)section)
    {
    }

    /// <summary>A field that visitors are not told.</summary>
    internal TraceField(string name, FieldEncoding encoding, byte number = 0, byte target = 0)
    {
        Name = name;
        Encoding = encoding;
        Key = number;
        _target = target;
        _utf8 = System.Text.Encoding.UTF8.GetBytes(name);
    }

    internal string Name { get; }

    internal FieldEncoding Encoding { get; }

    /// <summary>Its number, where keys are numbers.</summary>
    internal byte Key { get; }

    internal ReadOnlySpan<byte> Utf8 => _utf8;

    internal TraceTextField Text => (TraceTextField)_target;

    internal TraceNumberField Number => (TraceNumberField)_target;

    internal TraceSection Section => (TraceSection)_target;
}
