using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>Strings.</content>
internal ref partial struct MessagePackReader
{
    /// <summary>Reads a string or binary data, nil as the empty string.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ReadOnlySpan<byte> ReadTextLenient() => TryReadShortText(out ReadOnlySpan<byte> text) ? text : ReadAnyTextLenient();

    /// <summary>Reads a string; other types are refused.</summary>
    internal ReadOnlySpan<byte> ReadTextStrict()
        => Peek("str") is MessagePackCode.Bin8 or MessagePackCode.Bin16 or MessagePackCode.Bin32 ? throw WrongType("str") : ReadAnyKey();

    /// <summary>Reads text within a link or the attributes of an event: lenient, or strict as in the older decoder.</summary>
    internal ReadOnlySpan<byte> ReadTextWithin() => IsOlder ? ReadTextStrict() : ReadTextLenient();

    /// <summary>Adds the value of the last key to the path.</summary>
    internal void PushKey(ReadOnlySpan<byte> key) => Path.PushKey(_position - key.Length, key.Length);

    /// <summary>Reads the bytes of a key: a string or binary data.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ReadOnlySpan<byte> ReadKey() => TryReadShortText(out ReadOnlySpan<byte> text) ? text : ReadAnyKey();

    [MethodImpl(MethodImplOptions.NoInlining)]
    private ReadOnlySpan<byte> ReadAnyTextLenient() => TryReadNil() ? default : ReadAnyKey();

    [MethodImpl(MethodImplOptions.NoInlining)]
    private ReadOnlySpan<byte> ReadAnyKey()
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
