namespace SpanPack;

/// <summary>Random numbers of the system's generator, unknown outside of the process. Safe for any number of threads.</summary>
/// <remarks>
/// They are bits of new UUIDs, which .NET takes from that generator on every system. <c>RandomNumberGenerator</c> uses the same generator
/// on Linux through OpenSSL, which takes 5 MB of memory and some milliseconds when it is loaded.
/// </remarks>
internal static class Secret
{
    /// <summary>Returns 64 random bits.</summary>
    internal static ulong GetUInt64()
    {
        Span<byte> uuid = stackalloc byte[16];
        Guid.NewGuid().TryWriteBytes(uuid);
        // The six bits that all UUIDs share are in two bytes; each is joined with a byte of the other half.
        return BitConverter.ToUInt64(uuid) ^ BitConverter.ToUInt64(uuid[sizeof(ulong)..]);
    }

    /// <summary>Returns random bytes.</summary>
    /// <param name="count">A multiple of 8.</param>
    internal static byte[] GetBytes(int count)
    {
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i += sizeof(ulong)) BitConverter.TryWriteBytes(bytes.AsSpan(i), GetUInt64());
        return bytes;
    }
}
