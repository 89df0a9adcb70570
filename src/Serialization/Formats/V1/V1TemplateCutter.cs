using System.Diagnostics;
using System.Text;

namespace SpanPack;

/// <summary>Cuts a template from a span of a v1.0 payload. Strings are found by the fields of the format.</summary>
[DebuggerDisplay("{_strings.Count} strings")]
internal ref partial struct V1TemplateCutter
{
    private readonly TemplateHoles _holes;
    private readonly List<string> _strings = [string.Empty]; // of the payload, by their indexes
    private readonly TemplateBuilder _builder = new();
    private MessagePackReader _reader;
    private int _copied; // what comes before was added

    private V1TemplateCutter(ReadOnlySpan<byte> payload, in TemplateHoles holes)
    {
        _holes = holes;
        _reader = new MessagePackReader(payload);
    }

    /// <summary>Cuts a template.</summary>
    /// <param name="payload">A payload of one chunk.</param>
    /// <param name="index">The index of the span in the chunk.</param>
    /// <param name="holes">The values in the holes.</param>
    /// <returns>The template; null if the span has data that templates do not support.</returns>
    internal static FormatTemplate? Cut(ReadOnlySpan<byte> payload, int index, in TemplateHoles holes)
    {
        var cutter = new V1TemplateCutter(payload, holes);
        cutter.GoTo(V1Fields.PayloadChunks);
        cutter._reader.ReadArrayHeader();
        cutter.GoTo(V1Fields.ChunkSpans);
        cutter._reader.ReadArrayHeader();
        for (int i = 0; i < index; i++) cutter.Skip();
        return cutter.TryCutSpan() ? cutter._builder.Build() : null;
    }

    // Into a map, up to the value of a field.
    private void GoTo(byte wanted)
    {
        _reader.ReadMapHeader();
        while (_reader.ReadUInt32Strict() != wanted) Skip();
    }

    // Strings within what is passed over have indexes, too.
    private void Skip()
    {
        switch (_reader.NextKind)
        {
            case MessagePackKind.Text
                when _reader.Bytes[_reader.Position] is not (>= MessagePackCode.Bin8 and <= MessagePackCode.Bin32):
                ReadString();
                break;
            case MessagePackKind.Array:
                for (int count = _reader.ReadArrayHeader(); count > 0; count--) Skip();
                break;
            case MessagePackKind.Map:
                for (int count = 2 * _reader.ReadMapHeader(); count > 0; count--) Skip();
                break;
            default: _reader.Skip(); break;
        }
    }

    private string ReadString()
    {
        if (_reader.NextKind != MessagePackKind.Text) return _strings[(int)_reader.ReadUInt32Strict()];
        string text = Encoding.UTF8.GetString(_reader.ReadTextStrict());
        _strings.Add(text);
        return text;
    }

    private bool TryCutSpan()
    {
        _copied = _reader.Position;
        for (int fields = _reader.ReadMapHeader(); fields > 0; fields--)
        {
            int start = _reader.Position;
            if (!TryCutField((byte)_reader.ReadUInt32Strict(), start, isLast: fields == 1)) return false;
        }

        Flush();
        return true;
    }

    private bool TryCutField(byte field, int start, bool isLast)
    {
        switch (field)
        {
            case V1Fields.Service: CutString(HeadStrings.Service); return true;
            case V1Fields.Name: CutString(HeadStrings.Name); return true;
            case V1Fields.Resource: CutString(HeadStrings.Resource); return true;
            case V1Fields.Type: CutString(HeadStrings.Type); return true;
            case V1Fields.SpanId: return TryCutId(_holes.Probe.SpanId, TemplateOp.SpanId);
            case V1Fields.ParentId: return TryCutId(_holes.Probe.ParentId, TemplateOp.ParentId);
            case V1Fields.Start: return TryCutId((ulong)_holes.Probe.Start, TemplateOp.Start);
            case V1Fields.Duration: return TryCutDuration();
            case V1Fields.Error or V1Fields.Kind: _reader.Skip(); return true;
            case V1Fields.Attributes: return TryCutAttributes();
            case V1Fields.Events when isLast: CutEvents(start); return true;
            default:
                if (LiftedTexts.Numbers.IndexOf(field) is not (>= 0 and int row)) return false;
                CutString(NameEntries.FirstLifted + row);
                return true;
        }
    }

    private void Flush(int end)
    {
        _builder.Add(_reader.Bytes[_copied..end]);
        _copied = _reader.Position;
    }

    private void Flush() => Flush(_reader.Position);

    private void CutString(int place)
    {
        int start = _reader.Position;
        string text = ReadString();
        Flush(start);
        if (Array.IndexOf(_holes.Texts, text) is >= 0 and int hole) _builder.AddPart(TemplateOp.Text, place, hole);
        else if (text == _holes.Probe.RateText) _builder.AddPart(TemplateOp.RateText, place);
        else if (text == _holes.Probe.TraceIdText) _builder.AddPart(TemplateOp.TraceIdString);
        else _builder.AddConstant(text, place);
    }

    private bool TryCutId(ulong wanted, TemplateOp op)
    {
        int start = _reader.Position;
        if (_reader.ReadUInt64Strict() != wanted) return false;
        Flush(start);
        _builder.AddHole(_reader.Bytes[start.._reader.Position], op, headerSize: 1);
        return true;
    }

    private bool TryCutDuration()
    {
        int start = _reader.Position;
        if (_reader.ReadUInt64Strict() != (ulong)_holes.Probe.Duration) return false;
        Flush(start);
        _builder.AddPart(TemplateOp.ShortestDuration);
        return true;
    }

    private void CutEvents(int start)
    {
        Skip();
        Flush(start); // the writer of events writes the field, too
        _builder.AddPart(TemplateOp.Events);
    }
}
