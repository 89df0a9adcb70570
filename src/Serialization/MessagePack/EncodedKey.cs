namespace SpanPack;

/// <summary>The key of a named tag, encoded once, with padding for copies of 32 bytes.</summary>
internal readonly struct EncodedKey
{
    /// <summary>Bytes of the longest key that is encoded; longer names are transcoded each time they are written.</summary>
    internal const int MaxSize = 128;

    /// <summary>Encodes a name; a lone surrogate becomes U+FFFD.</summary>
    internal EncodedKey(string name)
    {
        byte[] encoded = name.Length < MaxSize ? EncodedString.Encode(name) : [];
        Size = encoded.Length > MaxSize ? 0 : encoded.Length;
        Bytes = Size == 0 ? [] : new PaddedBytes(encoded).Array;
    }

    /// <summary>The bytes of the key with its header; 0 for a name that is too long.</summary>
    internal readonly int Size;

    /// <summary>The bytes with their padding, up to a multiple of 32.</summary>
    internal readonly byte[] Bytes;
}
