using System.Buffers;

namespace SpanPack;

/// <summary>The bytes of a payload in one piece. Those of several are copied to an array that is given back.</summary>
internal readonly ref struct JoinedPayload
{
    private readonly byte[]? _rented;

    /// <exception cref="TraceFormatException">It is larger than an array.</exception>
    internal JoinedPayload(in ReadOnlySequence<byte> payload)
    {
        Bytes = payload.FirstSpan;
        if (payload.IsSingleSegment) return;
        if (payload.Length > Array.MaxLength) throw TooLarge(payload.Length);
        int length = (int)payload.Length;
        _rented = ArrayPool<byte>.Shared.Rent(length);
        payload.CopyTo(_rented);
        Bytes = _rented.AsSpan(0, length);
    }

    internal ReadOnlySpan<byte> Bytes { get; }

    /// <summary>Gives the array back.</summary>
    public void Dispose()
    {
        if (_rented is not null) ArrayPool<byte>.Shared.Return(_rented);
    }

    internal static TraceFormatException TooLarge(long byteCount)
        => new($"a payload of {byteCount} bytes is larger than an array", 0, string.Empty);
}
