namespace SpanPack;

/// <summary>The header of a map or array whose entries are counted while they are written: its width comes from the largest possible count, its value later.</summary>
internal readonly struct CountHeader
{
    internal const int MaxSize = 5;

    private const int MaxFix = 15;
    private readonly byte _fixCode;
    private readonly int _maxCount;

    private CountHeader(byte fixCode, int maxCount)
    {
        _fixCode = fixCode;
        _maxCount = maxCount;
    }

    /// <summary>Bytes of the header: 1, 3 or 5.</summary>
    internal int Size => _maxCount switch { <= MaxFix => 1, <= ushort.MaxValue => 3, _ => 5 };

    internal static CountHeader Map(int maxCount) => new(MessagePackCode.MinFixMap, maxCount);

    internal static CountHeader Array(int maxCount) => new(MessagePackCode.MinFixArray, maxCount);

    /// <summary>Writes the header. Needs <see cref="Size"/> writable bytes.</summary>
    internal void Write(ref byte destination, int count)
    {
        byte code16 = _fixCode == MessagePackCode.MinFixMap ? MessagePackCode.Map16 : MessagePackCode.Array16;
        switch (Size)
        {
            case 1:
                destination = (byte)(_fixCode | count);
                break;
            case 3:
                RawBytes.WriteCode16(ref destination, code16, (ushort)count);
                break;
            default:
                RawBytes.WriteCode32(ref destination, (byte)(code16 + 1), (uint)count);
                break;
        }
    }
}
