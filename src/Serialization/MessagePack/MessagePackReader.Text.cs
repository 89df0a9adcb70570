namespace SpanPack;

/// <content>Strings.</content>
internal ref partial struct MessagePackReader
{
    /// <summary>A string or binary data, nil as the empty string; what is not UTF-8 is repaired with U+FFFD.</summary>
    internal string ReadTextLenient() => TryReadNil() ? string.Empty : Utf8Repair.GetString(ReadKey());

    /// <summary>The bytes of a key: a string or binary data.</summary>
    internal ReadOnlySpan<byte> ReadKey()
    {
        byte code = Peek("str");
        return code switch
        {
            >= MessagePackCode.MinFixStr and <= MessagePackCode.MaxFixStr => Take(1, code & 31),
            MessagePackCode.Str8 or MessagePackCode.Bin8 => Take(2, ByteAt(1)),
            MessagePackCode.Str16 or MessagePackCode.Bin16 => Take(3, UInt16At(1)),
            MessagePackCode.Str32 or MessagePackCode.Bin32 => Take(5, UInt32At(1)),
            _ => throw WrongType("str"),
        };
    }
}
