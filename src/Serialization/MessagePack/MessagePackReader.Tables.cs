using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>Strings by their index in <see cref="Strings"/>, and strings that are added to it.</content>
internal ref partial struct MessagePackReader
{
    /// <summary>Reads the index of an earlier string.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal int ReadStringIndex()
    {
        int start = _position;
        return Check(ReadUInt32Strict(), start);
    }

    /// <summary>Reads a string of a table at the start of the payload (v0.5).</summary>
    internal void ReadTableStringLenient()
    {
        ReadOnlySpan<byte> text = ReadTextLenient();
        Strings!.Add(_position - text.Length, text.Length);
    }

    /// <summary>
    /// Reads a string of an optional table at the start (v1.0). The agent ignores the empty string and keeps any other, including
    /// duplicates.
    /// </summary>
    internal void ReadTableStringStrict()
    {
        ReadOnlySpan<byte> text = ReadTextStrict();
        if (!text.IsEmpty) Strings!.AddFindable(_bytes, _position - text.Length, text.Length);
    }

    /// <summary>
    /// Reads the index of a string, or a new string, which gets the next index (v1.0). A repeated string keeps its first index.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal int ReadStreamedString()
    {
        int start = _position;
        return TryReadShortUnsigned(out uint index) ? Check(index, start) : ReadAnyStreamedString();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private int ReadAnyStreamedString()
    {
        if (!IsText(Peek("str or an index"))) return ReadStringIndex();
        ReadOnlySpan<byte> text = ReadTextStrict();
        if (text.IsEmpty) return 0;
        int index = Strings!.Find(_bytes, text);
        return index >= 0 ? index : Strings.AddFindable(_bytes, _position - text.Length, text.Length);
    }

    /// <summary>Returns the bytes of a string.</summary>
    internal readonly ReadOnlySpan<byte> StringAt(int index)
    {
        (int start, int byteCount) = Strings![index];
        return _bytes.Slice(start, byteCount);
    }

    /// <summary>Adds the value of a key, possibly stored elsewhere, to the path.</summary>
    internal void PushKey(int index)
    {
        (int start, int byteCount) = Strings![index];
        Path.PushKey(start, byteCount);
    }

    /// <summary>Skips a value of an unknown field. As in the agent, strings within it are added to the table.</summary>
    /// <param name="depth">The arrays and maps around the value, from the field on.</param>
    internal void SkipStreamed(int depth = 0)
    {
        const int MaxStreamedDepth = 64;
        if (depth > MaxStreamedDepth) throw Error($"values nest deeper than {MaxStreamedDepth}");
        byte code = Peek("a value");
        if (IsText(code))
        {
            ReadStreamedString();
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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly int Check(uint index, int start)
    {
        if (index >= (uint)Strings!.Count) ThrowNoString(index, start);
        return (int)index;
    }

    [DoesNotReturn]
    private readonly void ThrowNoString(uint index, int start)
        => throw new MessagePackException($"index {index} is not in the table, which has {Strings!.Count} strings", start);

    private static bool IsText(byte code)
        => code is (>= MessagePackCode.MinFixStr and <= MessagePackCode.MaxFixStr) or MessagePackCode.Str8 or MessagePackCode.Str16
            or MessagePackCode.Str32;

    private static bool IsContainer(byte code)
        => code is (>= MessagePackCode.MinFixMap and <= MessagePackCode.MaxFixArray)
            or (>= MessagePackCode.Array16 and <= MessagePackCode.Map32);
}
