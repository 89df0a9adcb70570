using System.Buffers.Binary;
using System.Runtime.InteropServices;
using System.Text;

namespace SpanPack.Tests.Hostile;

/// <summary>The bytes of a payload while they are written: MessagePack in its shortest forms, but for counts that are known late.</summary>
internal sealed class HostileBytes
{
    private readonly List<byte> _bytes = [];

    internal int Length => _bytes.Count;

    internal byte[] ToArray() => [.. _bytes];

    /// <summary>Appends bytes as they are.</summary>
    internal HostileBytes Raw(params ReadOnlySpan<byte> bytes)
    {
        _bytes.AddRange(bytes);
        return this;
    }

    internal HostileBytes Text(string text)
    {
        byte[] utf8 = Encoding.UTF8.GetBytes(text);
        if (utf8.Length < 32) Raw((byte)(0xa0 | utf8.Length));
        else Counted(0xdb, utf8.Length);
        return Raw(utf8);
    }

    internal HostileBytes Number(uint value)
    {
        if (value < 128) return Raw((byte)value);
        return value <= ushort.MaxValue ? Raw(0xcd, (byte)(value >> 8), (byte)value) : Counted(0xce, (int)value);
    }

    internal HostileBytes Array(int count) => Counted(0xdd, count);

    internal HostileBytes Map(int count) => Counted(0xdf, count);

    /// <summary>Appends an array of as many equal elements as make a size.</summary>
    /// <param name="byteCount">The size of the payload with them.</param>
    /// <param name="unit">The elements that repeat.</param>
    /// <param name="elements">How many these are.</param>
    /// <param name="code">What they are in: 0xdd for an array, 0xdf for a map of as many pairs.</param>
    internal HostileBytes Repeat(int byteCount, ReadOnlySpan<byte> unit, int elements = 1, byte code = 0xdd)
    {
        int count = Math.Max(1, (byteCount - Length) / unit.Length);
        Counted(code, count * elements);
        for (int i = 0; i < count; i++) Raw(unit);
        return this;
    }

    /// <summary>Appends an array or map of entries that are numbered, until the payload has a size.</summary>
    /// <param name="byteCount">The size of the payload with them.</param>
    /// <param name="code">What it is: 0xdd for an array, 0xdf for a map.</param>
    /// <param name="elements">How many elements, or pairs, an entry is.</param>
    /// <param name="write">Writes one.</param>
    internal HostileBytes Numbered(int byteCount, byte code, int elements, Action<HostileBytes, int> write)
    {
        int place = Length;
        Counted(code, 0);
        int count = 0;
        while (Length < byteCount) write(this, count++);
        BinaryPrimitives.WriteInt32BigEndian(CollectionsMarshal.AsSpan(_bytes)[(place + 1)..], count * elements);
        return this;
    }

    private HostileBytes Counted(byte code, int count)
    {
        Span<byte> header = stackalloc byte[5];
        header[0] = code;
        BinaryPrimitives.WriteInt32BigEndian(header[1..], count);
        return Raw(header);
    }
}
