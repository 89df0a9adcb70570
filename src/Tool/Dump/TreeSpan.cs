using System.Globalization;

namespace SpanPack.Tool;

/// <summary>Prints one span of a tree.</summary>
internal readonly struct TreeSpan(LinePrinter output, TraceFormatTraits traits)
{
    private const int Depth = 3;

    internal void Print(int index, SpanRecord span)
    {
        output.Heading(2, $"span [{index}] {(span.Name.Length > 0 ? span.Name : "(no name)")}", isError: span.Error != 0);
        output.Field(Depth, "service", span.Service);
        output.Field(Depth, "resource", span.Resource);
        output.Field(Depth, "type", span.Type);
        if (!traits.HasTraceFields) output.Field(Depth, "trace_id", Id(span.TraceIdLower));
        output.Field(Depth, "span_id", Id(span.SpanId));
        if (span.ParentId != 0) output.Field(Depth, "parent_id", Id(span.ParentId));
        output.Field(Depth, "start", TimeText.Instant(Time(span.Start)));
        output.Field(Depth, "duration", TimeText.Length(Time(span.Duration)));
        if (span.Error != 0) output.Field(Depth, "error", span.Error.ToString(CultureInfo.InvariantCulture));
        PrintV1Fields(span.V1Fields);
        PrintAttributes(span);
        foreach (SpanLink link in span.Links) Print(link);
        foreach (SpanEvent happened in span.Events) Print(happened);
    }

    private void PrintV1Fields(SpanV1Fields fields)
    {
        foreach ((string name, string text) in fields.EnumerateTexts()) output.Field(Depth, name, text);
        if (traits.HasLiftedFields) output.Field(Depth, "kind", SpanKindName.Short(fields.Kind));
    }

    private void PrintAttributes(SpanRecord span)
    {
        if (traits.HasTypedAttributes)
        {
            TreeValue.PrintAttributes(output, Depth, "attributes", span.Attributes.Items);
            return;
        }

        TreeValue.PrintAttributes(output, Depth, "meta", span.Attributes.OfKind(TagValueKind.String));
        TreeValue.PrintAttributes(output, Depth, "metrics", span.Attributes.OfKind(TagValueKind.Double));
        TreeValue.PrintAttributes(output, Depth, "meta_struct", span.Attributes.OfKind(TagValueKind.Bytes));
    }

    private void Print(SpanLink link)
    {
        output.Heading(Depth, "link");
        output.Field(Depth + 1, "trace_id", link.TraceId.ToString("x32", CultureInfo.InvariantCulture));
        output.Field(Depth + 1, "span_id", Id(link.SpanId));
        output.Field(Depth + 1, "tracestate", link.TraceState);
        if (link.Flags != 0) output.Field(Depth + 1, "flags", $"0x{link.Flags:x8}");
        TreeValue.PrintAttributes(output, Depth + 1, "attributes", link.Attributes);
    }

    private void Print(SpanEvent happened)
    {
        output.Heading(Depth, "event " + happened.Name);
        output.Field(Depth + 1, "time", TimeText.Instant(happened.TimeUnixNano));
        TreeValue.PrintAttributes(output, Depth + 1, "attributes", happened.Attributes);
    }

    private Int128 Time(long nanoseconds) => traits.HasUnsignedNumbers ? (ulong)nanoseconds : nanoseconds;

    private static string Id(ulong id) => string.Create(CultureInfo.InvariantCulture, $"{id} (0x{id:x16})");
}
