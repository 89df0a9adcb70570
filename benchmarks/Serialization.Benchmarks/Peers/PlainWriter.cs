using System.Buffers.Binary;
using System.Text;

namespace SpanPack.Benchmarks.Peers;

/// <summary>An array and a position in it. Lengths are checked by the framework alone.</summary>
/// <param name="capacity">Bytes; nothing grows.</param>
internal sealed class PlainWriter(int capacity)
{
    private readonly byte[] _buffer = new byte[capacity];
    private int _position;

    internal ReadOnlySpan<byte> WrittenSpan => _buffer.AsSpan(0, _position);

    internal void Clear() => _position = 0;

    internal void WriteMapHeader(int count) => WriteHeader(count, 0x80, 15, 0xDE);

    internal void WriteArrayHeader(int count) => WriteHeader(count, 0x90, 15, 0xDC);

    internal void WriteText(string key, string? value)
    {
        WriteString(key);
        if (value is null) _buffer[_position++] = 0xC0;
        else WriteString(value);
    }

    internal void WriteNumber(string key, ulong value)
    {
        WriteString(key);
        if (value < 0x80)
        {
            _buffer[_position++] = (byte)value;
            return;
        }

        _buffer[_position++] = 0xCF;
        BinaryPrimitives.WriteUInt64BigEndian(_buffer.AsSpan(_position), value);
        _position += sizeof(ulong);
    }

    internal void WriteDouble(string key, double value)
    {
        WriteString(key);
        _buffer[_position++] = 0xCB;
        BinaryPrimitives.WriteDoubleBigEndian(_buffer.AsSpan(_position), value);
        _position += sizeof(double);
    }

    internal void WriteBool(string key, bool value)
    {
        WriteString(key);
        _buffer[_position++] = value ? (byte)0xC3 : (byte)0xC2;
    }

    internal void WriteBinary(string key, byte[] value)
    {
        WriteString(key);
        _buffer[_position++] = 0xC5; // bin 16
        BinaryPrimitives.WriteUInt16BigEndian(_buffer.AsSpan(_position), (ushort)value.Length);
        value.CopyTo(_buffer, _position + sizeof(ushort));
        _position += sizeof(ushort) + value.Length;
    }

    // The text goes where it belongs if each character is a byte, and is moved in the rare case that its header is longer.
    internal void WriteString(string value)
    {
        int guess = HeaderSize(value.Length);
        int count = Encoding.UTF8.GetBytes(value, 0, value.Length, _buffer, _position + guess);
        int size = HeaderSize(count);
        if (size != guess) _buffer.AsSpan(_position + guess, count).CopyTo(_buffer.AsSpan(_position + size));
        switch (size)
        {
            case 1:
                _buffer[_position] = (byte)(0xA0 | count);
                break;
            case 2:
                _buffer[_position] = 0xD9;
                _buffer[_position + 1] = (byte)count;
                break;
            default:
                _buffer[_position] = 0xDA;
                BinaryPrimitives.WriteUInt16BigEndian(_buffer.AsSpan(_position + 1), checked((ushort)count));
                break;
        }

        _position += size + count;
    }

    private static int HeaderSize(int byteCount) => byteCount switch { < 32 => 1, <= byte.MaxValue => 2, _ => 3 };

    private void WriteHeader(int count, byte fixCode, int maxFix, byte code16)
    {
        if (count <= maxFix)
        {
            _buffer[_position++] = (byte)(fixCode | count);
            return;
        }

        _buffer[_position] = code16;
        BinaryPrimitives.WriteUInt16BigEndian(_buffer.AsSpan(_position + 1), checked((ushort)count));
        _position += 3;
    }
}
