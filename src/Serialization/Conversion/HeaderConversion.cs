namespace SpanPack;

/// <summary>Lays the fields of a payload out for another format.</summary>
internal static class HeaderConversion
{
    internal static TracePayloadHeader Convert(TracePayloadHeader header, TraceFormat target, ConversionLog log)
    {
        if (target == TraceFormat.V1) return header;
        if (target == TraceFormat.V07)
        {
            AttributeList tags = LoweredText.ListOf(header.Attributes, ConversionRule.PayloadAttributeType, "tags", log);
            return ReferenceEquals(tags, header.Attributes) ? header : header with { Attributes = tags };
        }

        CountField(header.ContainerId, "container_id", log);
        CountField(header.LanguageName, "language_name", log);
        CountField(header.LanguageVersion, "language_version", log);
        CountField(header.TracerVersion, "tracer_version", log);
        CountField(header.RuntimeId, "runtime_id", log);
        CountField(header.Environment, "env", log);
        CountField(header.HostName, "hostname", log);
        CountField(header.AppVersion, "app_version", log);
        foreach (KeyValuePair<string, TagValue> attribute in header.Attributes) log.Add(ConversionRule.PayloadAttribute, "tags", attribute.Key);
        return TracePayloadHeader.Empty;
    }

    private static void CountField(string? value, string field, ConversionLog log)
    {
        if (!string.IsNullOrEmpty(value)) log.Add(ConversionRule.PayloadField, field);
    }
}
