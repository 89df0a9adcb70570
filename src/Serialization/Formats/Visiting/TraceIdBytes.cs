using System.Buffers.Binary;

namespace SpanPack;

/// <summary>Trace ids that are binary data (v1.0): the highest byte first.</summary>
internal static class TraceIdBytes
{
    private const int ByteCount = 16;

    /// <summary>Reads an id. Of a longer one the last 16 bytes count, a shorter one starts with zeros.</summary>
    internal static UInt128 Read(ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length > ByteCount) bytes = bytes[^ByteCount..];
        Span<byte> whole = stackalloc byte[ByteCount];
        whole.Clear();
        bytes.CopyTo(whole[(ByteCount - bytes.Length)..]);
        return BinaryPrimitives.ReadUInt128BigEndian(whole);
    }
}
