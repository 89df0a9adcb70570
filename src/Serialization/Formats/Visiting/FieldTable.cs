namespace SpanPack;

/// <summary>The fields of one kind of map.</summary>
internal sealed class FieldTable
{
    private readonly TraceField[] _fields; // by number where keys are numbers
    private readonly bool _hasNumbers;

    /// <param name="hasNumbers">Whether keys are numbers, not names.</param>
    /// <param name="fields">The fields. Names are looked for in this order.</param>
    internal FieldTable(bool hasNumbers, ReadOnlySpan<TraceField> fields)
    {
        _hasNumbers = hasNumbers;
        _fields = hasNumbers ? new TraceField[1 + fields.Length] : fields.ToArray(); // numbers begin with 1
        if (!hasNumbers) return;
        _fields[0] = TraceField.Unknown;
        foreach (TraceField field in fields) _fields[field.Key] = field;
    }

    /// <summary>Reads the key of an entry.</summary>
    internal TraceField Read(ref MessagePackReader reader) => _hasNumbers ? Find(reader.ReadUInt32Strict()) : Find(reader.ReadKey());

    /// <summary>Passes over the value of a field that is not known. Where keys are numbers, strings in it enter the table of the payload.</summary>
    internal void Skip(ref MessagePackReader reader)
    {
        if (_hasNumbers) reader.SkipStreamed();
        else reader.Skip();
    }

    private TraceField Find(uint number) => number < (uint)_fields.Length ? _fields[number] : TraceField.Unknown;

    private TraceField Find(ReadOnlySpan<byte> name)
    {
        foreach (TraceField field in _fields)
        {
            if (name.SequenceEqual(field.Utf8)) return field;
        }

        return TraceField.Unknown;
    }
}
