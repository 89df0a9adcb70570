namespace SpanPack;

/// <summary>Converts the fields of a payload to another format.</summary>
internal static class HeaderConversion
{
    internal static TracePayloadHeader Convert(TracePayloadHeader header, TraceFormatTraits target, ConversionLog log)
    {
        if (target.HasPayloadFields)
        {
            if (target.HasTypedAttributes) return header;
            AttributeList tags = LoweredText.ListOf(header.Attributes, ConversionRule.PayloadAttributeType, "tags", log);
            return ReferenceEquals(tags, header.Attributes) ? header : header with { Attributes = tags };
        }

        string?[] texts = header.Texts;
        for (int i = 0; i < texts.Length; i++)
        {
            if (!string.IsNullOrEmpty(texts[i])) log.Add(ConversionRule.PayloadField, TracePayloadHeader.TextNames[i]);
        }

        foreach (KeyValuePair<string, TagValue> attribute in header.Attributes)
            log.Add(ConversionRule.PayloadAttribute, "tags", attribute.Key);
        return TracePayloadHeader.Empty;
    }
}
