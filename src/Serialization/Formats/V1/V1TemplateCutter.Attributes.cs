namespace SpanPack;

/// <content>The attributes of the span.</content>
internal ref partial struct V1TemplateCutter
{
    private bool TryCutAttributes()
    {
        const int ElementsPerAttribute = 3;
        for (int count = _reader.ReadArrayHeader() / ElementsPerAttribute; count > 0; count--)
        {
            int start = _reader.Position;
            string name = ReadString();
            int place = NameEntries.PlaceOf(KeyOrdinals.Find(name));
            Flush(start);
            _builder.AddConstant(name, place);
            switch (_reader.ReadUInt32Strict())
            {
                case V1Fields.TypeString: CutString(place); break;
                case V1Fields.TypeDouble: CutNumber(); break;
                case V1Fields.TypeBool or V1Fields.TypeInt or V1Fields.TypeBytes: _reader.Skip(); break;
                default: return false;
            }
        }

        return true;
    }

    private void CutNumber()
    {
        int start = _reader.Position;
        double value = _reader.ReadDoubleStrict();
        (TemplateOp op, int hole) = value == _holes.Probe.SamplingRate ? (TemplateOp.SamplingRate, 0)
            : value == _holes.Probe.RateLimit ? (TemplateOp.RateLimit, 0)
            : (TemplateOp.Number, Array.IndexOf(_holes.Numbers, value));
        if (hole < 0) return; // a constant
        Flush(start);
        _builder.AddHole(_reader.Bytes[start.._reader.Position], op, headerSize: 1, hole);
    }
}
