using System.Globalization;
using System.Text;
using SpanPack.Serialization.Tests.Models;

namespace SpanPack.Serialization.Tests.Conversion;

/// <summary>
/// What a payload says, wherever its format puts it: one text, equal for payloads that mean the same. Knows the rules of the protocol by
/// itself.
/// </summary>
internal static class PayloadMeaning
{
    private static readonly string[] s_kinds = ["", "internal", "server", "client", "producer", "consumer"];

    internal static string Of(TracePayload payload)
    {
        var text = new StringBuilder();
        TracePayloadHeader header = payload.Header;
        text.AppendLine(CultureInfo.InvariantCulture,
            $"{header.ContainerId}|{header.LanguageName}|{header.LanguageVersion}|{header.TracerVersion}|{header.RuntimeId}|{header.Environment}|{header.HostName}|{header.AppVersion}|{List(header.Attributes)}");
        foreach (TraceChunk chunk in payload.Chunks) Describe(text, chunk, payload.Format);
        return text.ToString();
    }

    private static void Describe(StringBuilder text, in TraceChunk chunk, TraceFormat format)
    {
        Span[] spans = [.. Enumerate(chunk.Spans)];
        text.AppendLine(CultureInfo.InvariantCulture,
            $"chunk: priority {Priority(chunk, spans, format)} origin '{Origin(chunk, spans, format)}' mechanism "
                + $"{Mechanism(chunk, spans, format)} dropped {chunk.IsDropped}");
        text.AppendLine(CultureInfo.InvariantCulture, $"attributes {List(chunk.Attributes ?? [], TagNames.DecisionMaker)}");
        foreach (Span span in spans) Describe(text, span, format);
    }

    private static void Describe(StringBuilder text, Span span, TraceFormat format)
    {
        SpanModel model = ModelOfSpan.Of(span);
        if (format == TraceFormat.V1 && span.V1Fields is { } fields)
        {
            Put(model, TagNames.Environment, fields.Environment);
            Put(model, TagNames.Version, fields.Version);
            Put(model, TagNames.Component, fields.Component);
            Put(model, TagNames.SpanKind, s_kinds[fields.Kind]);
        }

        model.Meta.Remove(TagNames.Origin);
        model.Metrics.Remove(MetricNames.SamplingPriority);
        if (IsMechanism(model.Meta.GetValueOrDefault(TagNames.DecisionMaker), out _)) model.Meta.Remove(TagNames.DecisionMaker);
        if (IsHex(model.Meta.GetValueOrDefault(TagNames.TraceIdUpper), out _)) model.Meta.Remove(TagNames.TraceIdUpper);
        text.AppendLine(CultureInfo.InvariantCulture,
            $"trace {span.TraceId:x} '{span.Service}' '{span.Name}' '{span.Resource}' '{span.Type}' {span.SpanId:x} {span.ParentId:x} "
                + $"{span.Start} {span.Duration} {span.Error}");
        foreach ((string key, string value) in model.Meta) text.AppendLine(CultureInfo.InvariantCulture, $"  meta '{key}' = '{value}'");
        foreach ((string key, double value) in model.Metrics)
            text.AppendLine(CultureInfo.InvariantCulture, $"  metric '{key}' = {SpanModel.Bits(value)}");
        foreach ((string key, byte[] value) in model.MetaStruct)
            text.AppendLine(CultureInfo.InvariantCulture, $"  struct '{key}' = {Convert.ToHexString(value)}");
        foreach (CustomTag<TypedAttribute?> entry in span.TypedAttributes)
            text.AppendLine(CultureInfo.InvariantCulture, $"  typed '{entry.Key}' = {entry.Value?.Value}");
        foreach (string line in model.Links.Concat(model.Events)) text.AppendLine(CultureInfo.InvariantCulture, $"  {line}");
    }

    private static void Put(SpanModel model, string name, string value)
    {
        if (value.Length > 0) model.Meta[name] = value;
    }

    private static int? Priority(in TraceChunk chunk, Span[] spans, TraceFormat format)
    {
        if (chunk.SamplingPriority is { } priority) return (int)priority;
        if (format == TraceFormat.V1) return null;
        double? value = spans.LastOrDefault(static span => span.ParentId == 0 && span.GetMetric(MetricNames.SamplingPriority) is not null)
            ?.GetMetric(MetricNames.SamplingPriority)
            ?? spans.LastOrDefault(static span => span.GetMetric(MetricNames.SamplingPriority) is not null)
                ?.GetMetric(MetricNames.SamplingPriority);
        return (int?)value;
    }

    private static string? Origin(in TraceChunk chunk, Span[] spans, TraceFormat format)
    {
        if (!string.IsNullOrEmpty(chunk.Origin) || format == TraceFormat.V1) return chunk.Origin ?? string.Empty;
        return spans.LastOrDefault(static span => !string.IsNullOrEmpty(span.GetTag(TagNames.Origin)))?.GetTag(TagNames.Origin)
            ?? string.Empty;
    }

    private static long? Mechanism(in TraceChunk chunk, Span[] spans, TraceFormat format)
    {
        if (chunk.SamplingMechanism is { } mechanism) return (uint)mechanism;
        if (format == TraceFormat.V1) return null;
        var texts = spans.Select(static span => span.GetTag(TagNames.DecisionMaker))
            .Where(static text => IsMechanism(text, out _))
            .ToList();
        string? found = format == TraceFormat.V07 ? texts.FirstOrDefault() ?? TagOf(chunk.Attributes) : texts.LastOrDefault();
        return IsMechanism(found, out long number) ? number : null;
    }

    private static string? TagOf(AttributeList? list)
        => list is not null && list.TryGetValue(TagNames.DecisionMaker, out TagValue value) ? value.ToString() : null;

    private static bool IsMechanism(string? text, out long number)
        => long.TryParse(text?.TrimStart('-'), NumberStyles.None, CultureInfo.InvariantCulture, out number);

    private static bool IsHex(string? text, out ulong number)
        => ulong.TryParse(text, NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out number);

    private static string List(AttributeList list, string without = "")
        => string.Join(", ",
            list.Where(pair => pair.Key != without)
                .Select(static pair => $"{pair.Key}={pair.Value.Kind} {pair.Value}")
                .Order(StringComparer.Ordinal));

    private static IEnumerable<Span> Enumerate(SpanCollection spans)
    {
        for (int i = 0; i < spans.Count; i++) yield return spans[i];
    }
}
