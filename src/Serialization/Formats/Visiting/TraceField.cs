namespace SpanPack;

/// <summary>A field of a map in a payload: a row of the table of its format.</summary>
/// <param name="name">Its name: the key, or a name for messages if keys are numbers.</param>
/// <param name="encoding">The encoding of its value.</param>
/// <param name="number">Its key if keys are numbers.</param>
/// <param name="target">Its field for visitors; null for a field that visitors do not get.</param>
internal sealed class TraceField(string name, FieldEncoding encoding, byte number = 0, byte target = 0)
{
    /// <summary>The field of unknown keys.</summary>
    internal static readonly TraceField Unknown = new("?", FieldEncoding.Unknown);

    private readonly byte[] _utf8 = System.Text.Encoding.UTF8.GetBytes(name);

    internal TraceField(string name, TraceTextField text, FieldEncoding encoding, byte number = 0)
        : this(name, encoding, number, (byte)text)
    {
    }

    internal TraceField(string name, TraceNumberField value, FieldEncoding encoding, byte number = 0)
        : this(name, encoding, number, (byte)value)
    {
    }

    internal TraceField(string name, TraceSection section, byte number = 0)
        : this(name, FieldEncoding.Section, number, (byte)section)
    {
    }

    internal string Name { get; } = name;

    internal FieldEncoding Encoding { get; } = encoding;

    /// <summary>Gets its number, if keys are numbers.</summary>
    internal byte Key { get; } = number;

    internal ReadOnlySpan<byte> Utf8 => _utf8;

    internal TraceTextField Text => (TraceTextField)target;

    internal TraceNumberField Number => (TraceNumberField)target;

    internal TraceSection Section => (TraceSection)target;
}
