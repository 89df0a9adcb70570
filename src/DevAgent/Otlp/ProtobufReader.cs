namespace SpanPack;

/// <summary>Goes through the fields of a protobuf message, as they are on the wire. Reads no further than its bytes.</summary>
/// <param name="bytes">The message.</param>
internal ref struct ProtobufReader(ReadOnlySpan<byte> bytes)
{
    private const int VarintType = 0;
    private const int Fixed64Type = 1;
    private const int BytesType = 2;
    private const int Fixed32Type = 5;
    private const int TypeBits = 3;
    private const int MaxVarintBytes = 10;
    private const int PayloadBits = 7; // of a byte of a varint

    private ReadOnlySpan<byte> _rest = bytes;
    private ReadOnlySpan<byte> _content;
    private ulong _number;
    private int _type;

    /// <summary>Gets the number of the field that was read last.</summary>
    internal int Field { get; private set; }

    /// <summary>Gets the field as an integer of variable length.</summary>
    /// <exception cref="OtlpException">It is of another type.</exception>
    internal readonly ulong Varint => _type == VarintType ? _number : throw Wrong("an integer");

    /// <summary>Gets the field as 8 bytes.</summary>
    /// <exception cref="OtlpException">It is of another type.</exception>
    internal readonly ulong Fixed64 => _type == Fixed64Type ? _number : throw Wrong("8 bytes");

    /// <summary>Gets the field as bytes or a message.</summary>
    /// <exception cref="OtlpException">It is of another type.</exception>
    internal readonly ReadOnlySpan<byte> Bytes => _type == BytesType ? _content : throw Wrong("bytes or a message");

    /// <summary>Gets the field as a text; bytes that are not UTF-8 become U+FFFD, as in the agent.</summary>
    /// <exception cref="OtlpException">It is of another type.</exception>
    internal readonly string Text
        => System.Text.Unicode.Utf8.IsValid(Bytes) ? System.Text.Encoding.UTF8.GetString(_content) : Utf8Text.Decode(_content);

    /// <summary>Reads the next field.</summary>
    /// <returns>False at the end of the message.</returns>
    /// <exception cref="OtlpException">The bytes are not protobuf.</exception>
    internal bool Next()
    {
        if (_rest.IsEmpty) return false;
        ulong tag = TakeVarint();
        (Field, _type) = ((int)(tag >> TypeBits), (int)(tag & ((1 << TypeBits) - 1)));
        if (tag > uint.MaxValue || Field == 0) throw new OtlpException("the body is not protobuf: a field has no valid number");
        switch (_type)
        {
            case VarintType: _number = TakeVarint(); break;
            case Fixed64Type: _number = System.Buffers.Binary.BinaryPrimitives.ReadUInt64LittleEndian(Take(sizeof(ulong))); break;
            case Fixed32Type: _number = System.Buffers.Binary.BinaryPrimitives.ReadUInt32LittleEndian(Take(sizeof(uint))); break;
            case BytesType: _content = Take(TakeVarint()); break;
            default: throw new OtlpException($"the body is not protobuf: field {Field} has the wire type {_type}");
        }

        return true;
    }

    private ulong TakeVarint()
    {
        ulong value = 0;
        for (int i = 0; i < MaxVarintBytes && i < _rest.Length; i++)
        {
            value |= (ulong)(_rest[i] & 0x7F) << (PayloadBits * i);
            if (_rest[i] > 0x7F) continue;
            _rest = _rest[(i + 1)..];
            return value;
        }

        throw new OtlpException("the body is not protobuf: an integer has no end");
    }

    private ReadOnlySpan<byte> Take(ulong length)
    {
        if (length > (ulong)_rest.Length)
        {
            throw new OtlpException($"the body is cut short: a field has {length} bytes, and {_rest.Length} are left");
        }

        ReadOnlySpan<byte> taken = _rest[..(int)length];
        _rest = _rest[(int)length..];
        return taken;
    }

    private readonly OtlpException Wrong(string wanted)
        => new($"the body is not an export request: field {Field} of a message is not {wanted}");
}
