namespace SpanPack;

/// <summary>
/// Encoded bytes that are copied often, followed by zeros up to a multiple of 32: copied by whole vectors, without a call.
/// </summary>
internal readonly struct PaddedBytes
{
    /// <summary>Bytes of one step of a copy.</summary>
    internal const int Step = 32;

    /// <summary>The most bytes that a copy may store beyond the content.</summary>
    internal const int MaxOverrun = Step - 1;

    internal PaddedBytes(ReadOnlySpan<byte> bytes)
    {
        Length = bytes.Length;
        Array = new byte[(bytes.Length + Step - 1) / Step * Step];
        bytes.CopyTo(Array);
    }

    /// <summary>The number of bytes without padding.</summary>
    internal readonly int Length;

    /// <summary>The bytes with their padding.</summary>
    internal readonly byte[] Array;

    internal ReadOnlySpan<byte> AsSpan() => Array.AsSpan(0, Length);
}
