using System.Buffers.Binary;
using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>Cuts a template from a span of a v0.4 payload, by the values in the holes.</summary>
[DebuggerDisplay("{_found.Count} holes")]
internal sealed class V04TemplateCutter
{
    private readonly SortedDictionary<int, (TemplateOp Op, int HeaderSize, int Size, int Value)> _found = [];
    private readonly byte[] _bytes;
    private readonly bool _hasEvents;

    private V04TemplateCutter(byte[] bytes, bool hasEvents) => (_bytes, _hasEvents) = (bytes, hasEvents);

    /// <summary>Cuts a template.</summary>
    /// <param name="payload">A payload of one chunk.</param>
    /// <param name="index">The index of the span in the chunk.</param>
    /// <param name="holes">The values in the holes.</param>
    internal static FormatTemplate? Cut(ReadOnlySpan<byte> payload, int index, in TemplateHoles holes)
    {
        var reader = new MessagePackReader(payload);
        reader.ReadArrayHeader();
        reader.ReadArrayHeader();
        for (int i = 0; i < index; i++) reader.Skip();
        int start = reader.Position;
        int end = FindEnd(ref reader, out bool hasEvents);
        var cutter = new V04TemplateCutter(payload[start..end].ToArray(), hasEvents);
        cutter.Find(holes);
        return cutter.Build();
    }

    // Events are the last field.
    private static int FindEnd(ref MessagePackReader reader, out bool hasEvents)
    {
        hasEvents = false;
        for (int fields = reader.ReadMapHeader(); fields > 0; fields--)
        {
            int start = reader.Position;
            if (hasEvents = reader.ReadTextStrict().SequenceEqual("span_events"u8)) return start;
            reader.Skip();
        }

        return reader.Position;
    }

    private void Find(in TemplateHoles holes)
    {
        TemplateProbe probe = holes.Probe;
        Find(Number(MessagePackCode.UInt64, probe.TraceIdLower), 1, TemplateOp.TraceId);
        Find(Number(MessagePackCode.UInt64, probe.SpanId), 1, TemplateOp.SpanId);
        Find(Number(MessagePackCode.UInt64, probe.ParentId), 1, TemplateOp.ParentId);
        Find(Number(MessagePackCode.Int64, (ulong)probe.Start), 1, TemplateOp.Start);
        Find(Number(MessagePackCode.Int64, (ulong)probe.Duration), 1, TemplateOp.Duration);
        Find(Number(probe.SamplingRate), 1, TemplateOp.SamplingRate);
        Find(Number(probe.RateLimit), 1, TemplateOp.RateLimit);
        Find(Text(probe.TraceIdText), 2, TemplateOp.TraceIdText);
        Find(Text(probe.TraceIdUpper.ToString("x16", CultureInfo.InvariantCulture)), 1, TemplateOp.TraceIdUpperText);
        Find(Text(probe.RateText), 0, TemplateOp.RateText);
        for (int i = 0; i < holes.Texts.Length; i++) Find(Text(holes.Texts[i]), 0, TemplateOp.Text, i);
        for (int i = 0; i < holes.Numbers.Length; i++) Find(Number(holes.Numbers[i]), 1, TemplateOp.Number, i);
    }

    private void Find(byte[] pattern, int headerSize, TemplateOp op, int value = 0)
    {
        for (int from = 0; _bytes.AsSpan(from).IndexOf(pattern) is >= 0 and int at; from += at + pattern.Length)
            _found[from + at] = (op, headerSize, pattern.Length, value);
    }

    private FormatTemplate? Build()
    {
        var builder = new TemplateBuilder();
        int from = 0;
        foreach ((int at, (TemplateOp op, int headerSize, int size, int value)) in _found)
        {
            if (at < from) return null; // two holes in one place
            builder.Add(_bytes.AsSpan(from, at - from));
            from = at + size;
            if (op is TemplateOp.Text or TemplateOp.RateText) builder.AddPart(op, place: 0, value);
            else builder.AddHole(_bytes.AsSpan(at, size), op, headerSize, value);
        }

        builder.Add(_bytes.AsSpan(from));
        if (_hasEvents) builder.AddPart(TemplateOp.Events);
        return builder.Build();
    }

    private static byte[] Number(byte code, ulong value)
    {
        var bytes = new byte[1 + sizeof(ulong)];
        bytes[0] = code;
        BinaryPrimitives.WriteUInt64BigEndian(bytes.AsSpan(1), value);
        return bytes;
    }

    private static byte[] Number(double value) => Number(MessagePackCode.Float64, BitConverter.DoubleToUInt64Bits(value));

    private static byte[] Text(string text) => EncodedString.Encode(text);
}
