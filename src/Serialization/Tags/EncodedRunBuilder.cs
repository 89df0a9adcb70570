using System.Buffers;
using System.Buffers.Binary;
using System.Text;

namespace SpanPack;

/// <summary>Encodes automatic tags into a run. Used when a process or its service changes, not while spans are written.</summary>
internal sealed class EncodedRunBuilder
{
    private readonly ArrayBufferWriter<byte> _bytes = new();
    private readonly List<string> _textNames = [];
    private readonly List<string> _texts = [];
    private readonly List<string> _numberNames = [];
    private readonly List<double> _numbers = [];
    private ulong _tags;

    /// <summary>Adds a string tag; an unset one (null, empty or white space) is left out.</summary>
    internal void Add(AutomaticTag tag, ReadOnlySpan<byte> encodedKey, string? value)
    {
        if (string.IsNullOrWhiteSpace(value)) return;
        byte[] text = Encoding.UTF8.GetBytes(value); // a lone surrogate becomes U+FFFD
        AddKey(tag, encodedKey, _textNames);
        _texts.Add(value);
        _bytes.Advance(LongText.WriteStrHeader(_bytes.GetSpan(LongText.MaxStrHeader), text.Length));
        _bytes.Write(text);
    }

    /// <summary>Adds a numeric tag.</summary>
    internal void Add(AutomaticTag tag, ReadOnlySpan<byte> encodedKey, double value)
    {
        AddKey(tag, encodedKey, _numberNames);
        _numbers.Add(value);
        Span<byte> number = _bytes.GetSpan(9);
        number[0] = MessagePackCode.Float64;
        BinaryPrimitives.WriteDoubleBigEndian(number[1..], value);
        _bytes.Advance(9);
    }

    /// <summary>Adds a whole pair of strings.</summary>
    internal void AddEncoded(AutomaticTag tag, ReadOnlySpan<byte> pair)
    {
        ReadOnlySpan<byte> value = pair;
        EncodedString.Skip(ref value);
        AddKey(tag, pair[..^value.Length], _textNames);
        _bytes.Write(value);
        _texts.Add(EncodedString.Read(ref value));
    }

    internal EncodedRun Build()
    {
        int count = _texts.Count + _numbers.Count;
        if (count == 0) return EncodedRun.Empty;
        return new EncodedRun(new PaddedBytes(_bytes.WrittenSpan), count, _tags, new NamedTexts([.. _textNames], [.. _texts]), [.. _numbers], new NameEntries([.. _numberNames]));
    }

    private void AddKey(AutomaticTag tag, ReadOnlySpan<byte> encodedKey, List<string> names)
    {
        _bytes.Write(encodedKey);
        names.Add(EncodedString.Read(ref encodedKey));
        _tags |= AutomaticTags.Bit(tag);
    }
}
