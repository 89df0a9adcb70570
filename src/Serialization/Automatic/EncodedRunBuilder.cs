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

    /// <summary>Adds a tag, if there is something to write.</summary>
    internal void Add(AutomaticTag tag, in TagValue value)
    {
        if (!AutomaticTags.IsSet(value)) return;
        _tags |= tag.Bit;
        if (tag.IsNumber) AddNumber(tag.Name, value.AsDouble());
        else AddText(tag.Name, value.AsString()!);
    }

    /// <summary>Adds the sampling priority, whose value is filled in later.</summary>
    internal void AddPriority()
    {
        _tags |= ReservedNames.Bit(ReservedNames.SamplingPriority);
        AddNumber(MetricNames.SamplingPriority, 0);
    }

    internal EncodedRun Build()
    {
        int count = _texts.Count + _numbers.Count;
        if (count == 0) return EncodedRun.Empty;
        return new EncodedRun(new PaddedBytes(_bytes.WrittenSpan), count, _tags, new NamedTexts([.. _textNames], [.. _texts]), [.. _numbers], new NameEntries([.. _numberNames]));
    }

    private void AddText(string name, string value)
    {
        WriteText(name);
        WriteText(value);
        _textNames.Add(name);
        _texts.Add(value);
    }

    private void AddNumber(string name, double value)
    {
        WriteText(name);
        _numberNames.Add(name);
        _numbers.Add(value);
        Span<byte> number = _bytes.GetSpan(9);
        number[0] = MessagePackCode.Float64;
        BinaryPrimitives.WriteDoubleBigEndian(number[1..], value);
        _bytes.Advance(9);
    }

    private void WriteText(string text)
    {
        byte[] utf8 = Encoding.UTF8.GetBytes(text); // a lone surrogate becomes U+FFFD
        _bytes.Advance(LongText.WriteStrHeader(_bytes.GetSpan(LongText.MaxStrHeader), utf8.Length));
        _bytes.Write(utf8);
    }
}
