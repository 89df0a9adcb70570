using System.Buffers.Binary;

namespace SpanPack.DevAgent.Tests;

/// <summary>Payloads that are small and hold much.</summary>
internal static class Hostile
{
    /// <summary>One v1.0 chunk of spans without fields, a byte each.</summary>
    internal static byte[] EmptySpans(int count) => Repeat("810b918104dd", [0x80], count);

    /// <summary>One v0.4 chunk of spans that each have a parent of their own, which is not there.</summary>
    internal static byte[] Orphans(int count) => Repeat("91dd", [0x81, 0xA9, .. "parent_id"u8, 0x05], count);

    private static byte[] Repeat(string head, byte[] one, int count)
    {
        byte[] start = Convert.FromHexString(head);
        var payload = new byte[start.Length + 4 + count * one.Length];
        start.CopyTo(payload, 0);
        BinaryPrimitives.WriteInt32BigEndian(payload.AsSpan(start.Length), count);
        for (int i = 0; i < count; i++) one.CopyTo(payload, start.Length + 4 + i * one.Length);
        return payload;
    }
}
