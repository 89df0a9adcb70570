using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>The fields of one kind of map.</summary>
internal sealed class FieldTable
{
    private const int MaxName = 16; // bytes

    private readonly TraceField[] _fields; // by number, or by the length of the name
    private readonly byte[] _firstOfLength = new byte[MaxName + 2]; // index of the first name that is not shorter
    private readonly bool _hasNumbers;

    /// <param name="hasNumbers">Whether keys are numbers, not names.</param>
    /// <param name="fields">The fields. Names are compared in this order.</param>
    internal FieldTable(bool hasNumbers, ReadOnlySpan<TraceField> fields)
    {
        _hasNumbers = hasNumbers;
        _fields = hasNumbers ? ByNumber(fields) : [.. fields.ToArray().OrderBy(static field => field.Utf8.Length)];
        _firstOfLength.AsSpan().Fill((byte)_fields.Length);
        for (int i = _fields.Length - 1; i >= 0 && !hasNumbers; i--) _firstOfLength.AsSpan(0, _fields[i].Utf8.Length + 1).Fill((byte)i);
    }

    /// <summary>Reads the key of an entry.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal TraceField Read(ref MessagePackReader reader) => _hasNumbers ? Find(reader.ReadUInt32Strict()) : Find(reader.ReadKey());

    /// <summary>Skips the value of an unknown field. If keys are numbers, its strings enter the table of the payload.</summary>
    internal void Skip(ref MessagePackReader reader)
    {
        if (_hasNumbers) reader.SkipStreamed();
        else reader.Skip();
    }

    private TraceField Find(uint number) => number < (uint)_fields.Length ? _fields[number] : TraceField.Unknown;

    private TraceField Find(ReadOnlySpan<byte> name)
    {
        if (name.Length > MaxName) return TraceField.Unknown;
        for (int i = _firstOfLength[name.Length]; i < _firstOfLength[name.Length + 1]; i++)
        {
            if (name.SequenceEqual(_fields[i].Utf8)) return _fields[i];
        }

        return TraceField.Unknown;
    }

    // Numbers begin with 1.
    private static TraceField[] ByNumber(ReadOnlySpan<TraceField> fields)
    {
        var byNumber = new TraceField[1 + fields.Length];
        byNumber[0] = TraceField.Unknown;
        foreach (TraceField field in fields) byNumber[field.Key] = field;
        return byNumber;
    }
}
