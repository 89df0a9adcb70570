namespace SpanPack;

/// <summary>The beginning of a text of a payload, up to the length that the agent reads. Takes the same memory for any payload.</summary>
/// <param name="maxBytes">The number of UTF-8 bytes that the agent keeps.</param>
internal sealed class KeptText(int maxBytes)
{
    private const int LongestCharacter = 4; // bytes: one that is cut here is beyond what is kept

    private readonly byte[] _bytes = new byte[maxBytes + LongestCharacter];
    private int _length = -1;

    /// <summary>Gets whether the text was sent, even if empty.</summary>
    internal bool IsSet => _length >= 0;

    internal void Set(in TraceText text)
    {
        _length = Math.Min(text.Utf8.Length, _bytes.Length);
        text.Utf8[.._length].CopyTo(_bytes);
    }

    internal void Clear() => _length = -1;

    internal bool Equals(KeptText other) => _length == other._length && Sent.SequenceEqual(other.Sent);

    internal void CopyFrom(KeptText other)
    {
        _length = other._length;
        other.Sent.CopyTo(_bytes);
    }

    /// <summary>Gets the text normalized as by the agent; empty if none was sent.</summary>
    internal string Normalize() => TagNormalization.Normalize(Utf8Text.Decode(Sent), maxBytes);

    private ReadOnlySpan<byte> Sent => _bytes.AsSpan(0, Math.Max(_length, 0));
}
