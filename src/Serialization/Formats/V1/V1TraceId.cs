using System.Buffers.Binary;

namespace SpanPack;

/// <summary>Trace ids as v1.0 has them: bytes, the highest first.</summary>
internal static class V1TraceId
{
    private const int ByteCount = 16;

    /// <summary>Reads an id; of a longer one the last 16 bytes count, a shorter one begins with zeros.</summary>
    internal static UInt128 FromBytes(ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length > ByteCount) bytes = bytes[^ByteCount..];
        Span<byte> whole = stackalloc byte[ByteCount];
        whole.Clear();
        bytes.CopyTo(whole[(ByteCount - bytes.Length)..]);
        return BinaryPrimitives.ReadUInt128BigEndian(whole);
    }
}
