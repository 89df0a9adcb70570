using System.Buffers;
using System.Buffers.Binary;
using System.Text;

namespace SpanPack;

/// <summary>Encodes automatic tags into a run. Used when a process or its service changes, not while spans are written.</summary>
internal sealed class EncodedRunBuilder
{
    private readonly ArrayBufferWriter<byte> _bytes = new();
    private int _count;
    private ulong _tags;

    /// <summary>Adds a string tag; an unset one (null, empty or white space) is left out.</summary>
    internal void Add(AutomaticTag tag, ReadOnlySpan<byte> encodedKey, string? value)
    {
        if (string.IsNullOrWhiteSpace(value)) return;
        byte[] text = Encoding.UTF8.GetBytes(value); // a lone surrogate becomes U+FFFD
        AddEncoded(tag, encodedKey);
        _bytes.Advance(LongText.WriteStrHeader(_bytes.GetSpan(LongText.MaxStrHeader), text.Length));
        _bytes.Write(text);
    }

    /// <summary>Adds a numeric tag.</summary>
    internal void Add(AutomaticTag tag, ReadOnlySpan<byte> encodedKey, double value)
    {
        AddEncoded(tag, encodedKey);
        Span<byte> number = _bytes.GetSpan(9);
        number[0] = MessagePackCode.Float64;
        BinaryPrimitives.WriteDoubleBigEndian(number[1..], value);
        _bytes.Advance(9);
    }

    /// <summary>Adds a whole pair.</summary>
    internal void AddEncoded(AutomaticTag tag, ReadOnlySpan<byte> pair)
    {
        _bytes.Write(pair);
        _count++;
        _tags |= AutomaticTags.Bit(tag);
    }

    internal EncodedRun Build() => _count == 0 ? EncodedRun.Empty : new EncodedRun(_bytes.WrittenSpan.ToArray(), _count, _tags);
}
