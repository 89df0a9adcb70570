using System.Globalization;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Models;

/// <summary>Takes a span from independently decoded bytes, and checks the form of everything on the way.</summary>
internal static class ModelOfNode
{
    private static readonly string[] s_fields =
        ["trace_id", "span_id", "parent_id", "start", "duration", "error", "service", "name", "resource", "type", "meta", "metrics",
            "meta_struct", "span_links", "span_events"];

    internal static SpanModel Of(Node span)
    {
        SortedDictionary<string, Node> fields = span.ToDictionary(static node => node);
        Assert.Subset(s_fields.ToHashSet(), fields.Keys.ToHashSet());
        return new SpanModel
        {
            TraceId = (ulong)fields["trace_id"].Integer,
            SpanId = (ulong)fields["span_id"].Integer,
            ParentId = (ulong)fields["parent_id"].Integer,
            Start = (long)fields["start"].Integer,
            Duration = (long)fields["duration"].Integer,
            Error = (long)fields["error"].Integer,
            Service = fields.GetValueOrDefault("service")?.Text,
            Name = fields.GetValueOrDefault("name")?.Text,
            Resource = fields.GetValueOrDefault("resource")?.Text,
            Type = fields.GetValueOrDefault("type")?.Text,
            Meta = fields["meta"].ToDictionary(static node => node.Text),
            Metrics = fields["metrics"].ToDictionary(static node => node.Float64),
            MetaStruct = fields.TryGetValue("meta_struct", out Node? structures)
                ? NotEmpty(structures.ToDictionary(static node => node.Binary))
                : new(StringComparer.Ordinal),
            Links = fields.TryGetValue("span_links", out Node? links) ? [.. NotEmpty(links.Items).Select(DescribeLink)] : [],
            Events = fields.TryGetValue("span_events", out Node? events) ? [.. NotEmpty(events.Items).Select(DescribeEvent)] : [],
        };
    }

    private static string DescribeLink(Node link)
    {
        string attributes = link.Has("attributes")
            ? string.Join(", ", NotEmpty(link["attributes"].ToDictionary(static node => node.Text)))
            : "";
        string state = link.Has("tracestate") ? link["tracestate"].Text : "";
        uint flags = link.Has("flags") ? (uint)link["flags"].Integer : 0;
        return Describe.Link(new UInt128((ulong)link["trace_id_high"].Integer, (ulong)link["trace_id"].Integer),
            (ulong)link["span_id"].Integer, state, flags, attributes);
    }

    private static string DescribeEvent(Node spanEvent)
    {
        string attributes = spanEvent.Has("attributes")
            ? string.Join(", ", NotEmpty(spanEvent["attributes"].ToDictionary(DescribeValue)))
            : "";
        return Describe.Event(spanEvent["name"].Text, (ulong)spanEvent["time_unix_nano"].Integer, attributes);
    }

    private static string DescribeValue(Node value)
    {
        Assert.Equal(2, value.Entries.Length);
        return (int)value["type"].Integer switch
        {
            0 => "text " + value["string_value"].Text,
            1 => "bool " + value["bool_value"].Bool,
            2 => "int " + ((long)value["int_value"].Integer).ToString(CultureInfo.InvariantCulture),
            3 => "double " + SpanModel.Bits(value["double_value"].Float64),
            4 => "[" + string.Join(", ", value["array_value"].Entries.Single().Value.Items.Select(DescribeValue)) + "]",
            var type => throw new InvalidDataException($"Type {type}."),
        };
    }

    /// <summary>What is empty is left out, never written as empty.</summary>
    private static T NotEmpty<T>(T items)
        where T : System.Collections.IEnumerable
    {
        Assert.NotEmpty(items);
        return items;
    }
}
