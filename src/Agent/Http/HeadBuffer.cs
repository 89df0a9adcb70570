using System.Buffers;
using System.Text;

namespace SpanPack;

/// <summary>The head of a request, and as much of its body as fits: what is sent first.</summary>
internal sealed class HeadBuffer
{
    private byte[] _bytes = new byte[8 * 1024];
    private int _count;

    /// <summary>Gets what was added.</summary>
    internal ReadOnlyMemory<byte> Written => _bytes.AsMemory(0, _count);

    internal void Clear() => _count = 0;

    /// <summary>Adds ASCII text.</summary>
    internal HeadBuffer Add(string text)
    {
        Reserve(text.Length);
        _count += Encoding.ASCII.GetBytes(text, _bytes.AsSpan(_count));
        return this;
    }

    internal HeadBuffer Add(ReadOnlySpan<byte> bytes)
    {
        Reserve(bytes.Length);
        bytes.CopyTo(_bytes.AsSpan(_count));
        _count += bytes.Length;
        return this;
    }

    /// <summary>Adds a number of 0 or more.</summary>
    internal HeadBuffer Add(long number)
    {
        Reserve(20);
        number.TryFormat(_bytes.AsSpan(_count), out int digits, provider: System.Globalization.CultureInfo.InvariantCulture);
        _count += digits;
        return this;
    }

    internal void AddHeader(string name, string value) => Add(name).Add(": "u8).Add(value).Add("\r\n"u8);

    /// <summary>Adds the begin of a body, without growing.</summary>
    /// <returns>The number of bytes that fit.</returns>
    internal int AddBegin(ReadOnlySequence<byte> body)
    {
        int count = (int)Math.Min(body.Length, _bytes.Length - _count);
        body.Slice(0, count).CopyTo(_bytes.AsSpan(_count));
        _count += count;
        return count;
    }

    private void Reserve(int count)
    {
        if (_bytes.Length - _count < count) Array.Resize(ref _bytes, Math.Max(2 * _bytes.Length, _count + count));
    }
}
