namespace SpanPack;

/// <content>Strings that a table of the payload holds (v0.5, v1.0).</content>
internal ref partial struct MessagePackReader
{
    /// <summary>The index of an entry, as v0.5 has it in place of strings.</summary>
    internal TraceText ReadTableIndex()
    {
        int start = _position;
        uint index = ReadUInt32Strict();
        return index < (uint)Strings!.Count ? Entry((int)index) : throw Error($"index {index} is not in the table, which has {Strings.Count} strings", start);
    }

    /// <summary>An entry of the table that comes before the strings of v0.5.</summary>
    internal void ReadTableEntryLenient()
    {
        ReadOnlySpan<byte> text = ReadTextLenient();
        Strings!.Add(_position - text.Length, text.Length);
    }

    /// <summary>An entry of the table that may come first in v1.0. The agent leaves the empty string out and keeps any other, also where it comes again.</summary>
    internal void ReadTableEntryStrict()
    {
        ReadOnlySpan<byte> text = ReadTextStrict();
        if (!text.IsEmpty) Strings!.AddFindable(_bytes, _position - text.Length, text.Length);
    }

    /// <summary>A string of v1.0: a new one, which gets the next index, or an index. A string that is there already gets no second one.</summary>
    internal TraceText ReadStreamedText()
    {
        if (!IsText(Peek("str or an index"))) return ReadTableIndex();
        ReadOnlySpan<byte> text = ReadTextStrict();
        int index = text.IsEmpty ? 0 : Strings!.Find(_bytes, text);
        if (index < 0) index = Strings!.AddFindable(_bytes, _position - text.Length, text.Length);
        return new TraceText(text, Strings!, index);
    }

    /// <summary>Enters the value of a key that may lie elsewhere.</summary>
    internal void PushKey(in TraceText key)
    {
        (int start, int byteCount) = Strings![key.Index];
        Path.PushKey(start, byteCount);
    }

    /// <summary>Passes over a value of a field that is not known. As in the agent, strings within it enter the table.</summary>
    /// <param name="depth">The arrays and maps around the value, from the field on.</param>
    internal void SkipStreamed(int depth = 0)
    {
        const int MaxStreamedDepth = 64;
        if (depth > MaxStreamedDepth) throw Error($"values nest deeper than {MaxStreamedDepth}");
        byte code = Peek("a value");
        if (IsText(code))
        {
            ReadStreamedText();
        }
        else if (IsContainer(code))
        {
            for (long elements = SkipHead(_maxElements); elements > 0; elements--) SkipStreamed(depth + 1);
        }
        else
        {
            Skip();
        }
    }

    private static bool IsText(byte code)
        => code is (>= MessagePackCode.MinFixStr and <= MessagePackCode.MaxFixStr) or MessagePackCode.Str8 or MessagePackCode.Str16 or MessagePackCode.Str32;

    private static bool IsContainer(byte code)
        => code is (>= MessagePackCode.MinFixMap and <= MessagePackCode.MaxFixArray) or (>= MessagePackCode.Array16 and <= MessagePackCode.Map32);

    private readonly TraceText Entry(int index)
    {
        (int start, int byteCount) = Strings![index];
        return new TraceText(_bytes.Slice(start, byteCount), Strings, index);
    }
}
