using System.Globalization;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Models;

/// <summary>
/// The tags of the only span of a payload of any format, one line each, by decoders that throw where a key occurs twice in a map or list.
/// </summary>
internal static class TagFacts
{
    internal static string[] Of(TraceFormat format, ReadOnlySpan<byte> payload) => format switch
    {
        TraceFormat.V04 => Of(ModelOfNode.Of(PlainMessagePack.Decode(payload)[0][0])),
        TraceFormat.V05 => Of(V05.V05Decoder.Decode(payload, out _)[0][0]),
        TraceFormat.V07 => Of(ModelOfNode.Of(PlainMessagePack.Decode(payload)["chunks"][0]["spans"][0])),
        _
            => [.. V1.V1Decoder.Decode(payload).Chunks[0].Spans[0]
                .Where(static fact => fact.Contains(" = ", StringComparison.Ordinal))
                .Select(OfV1)],
    };

    internal static string Number(double number) => "number " + number.ToString("R", CultureInfo.InvariantCulture);

    private static string[] Of(SpanModel span)
        => [.. span.Meta.Select(static tag => $"{tag.Key} = {tag.Value}"),
            .. span.Metrics.Select(static tag => $"{tag.Key} = {Number(tag.Value)}")];

    private static string OfV1(string fact)
    {
        string[] parts = fact.Split(" = ", 2);
        string[] value = parts[1].Split(' ');
        string text = value[0] switch
        {
            "bool" => "true",
            "double" or "int" => Number(double.Parse(value[1], CultureInfo.InvariantCulture)),
            _ => parts[1]["text ".Length..],
        };
        return $"{parts[0]} = {text}";
    }
}
