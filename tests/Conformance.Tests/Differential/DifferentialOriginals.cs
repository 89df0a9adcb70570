using SpanPack.Conformance.Tests.Samples;
using SpanPack.Conformance.Tests.Vectors;

namespace SpanPack.Conformance.Tests.Differential;

/// <summary>The payloads that are changed to find out what else readers take.</summary>
internal static class DifferentialOriginals
{
    private const int StructureShare = 5; // those with much structure more often than one in a hundred

    internal static IEnumerable<byte[]> Of(TraceFormat format) =>
    [
        .. TracerVector.Of(format).Select(static name => new TracerVector(name).Body),
        .. MalformedVector.Of(format).Select(static name => new MalformedVector(name).Body),
        .. format == TraceFormat.V04 ? SamplePayloads.All.Select(static sample => sample.Body) : [],
        .. Enumerable.Repeat(format == TraceFormat.V04 ? StructurePayloads.All : WithEverything(format), StructureShare)
            .SelectMany(static payloads => payloads),
    ];

    /// <summary>Small payloads that have every field between them.</summary>
    internal static IReadOnlyList<byte[]> WithEverything(TraceFormat format) => format switch
    {
        TraceFormat.V04 => [StructurePayloads.Everything()],
        TraceFormat.V05 => [Malformed("v05_ok")],
        TraceFormat.V07 => [StructurePayloads.V07(), Malformed("v07_ok_no_tags")],
        _
            => [StructurePayloads.V1(), Malformed("v10_all_value_types"), Malformed("v10_string_table_first"),
                Malformed("v10_unknown_field_string")],
    };

    private static byte[] Malformed(string name) => new MalformedVector(name).Body;
}
