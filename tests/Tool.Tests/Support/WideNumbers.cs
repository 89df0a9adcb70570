using System.Buffers.Binary;

namespace SpanPack.Tool.Tests.Support;

/// <summary>Replaces numbers of a payload that take 64 bits, such as times that writers cannot write.</summary>
internal static class WideNumbers
{
    private const byte UInt64Code = 0xcf;

    /// <summary>Replaces the first numbers, as many as there are values.</summary>
    internal static void Replace(byte[] body, params ulong[] values)
    {
        int at = 0;
        foreach (ulong value in values)
        {
            at += body.AsSpan(at).IndexOf(UInt64Code) + 1;
            BinaryPrimitives.WriteUInt64BigEndian(body.AsSpan(at), value);
            at += sizeof(ulong);
        }
    }
}
