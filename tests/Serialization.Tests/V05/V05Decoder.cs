using SpanPack.Serialization.Tests.Models;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.V05;

/// <summary>Reads v0.5 payloads by the protocol alone. Knows nothing of the library's writer.</summary>
internal sealed class V05Decoder
{
    private readonly string[] _dictionary;

    private V05Decoder(Node dictionary) => _dictionary = [.. dictionary.Items.Select(static node => node.Text)];

    /// <summary>Decodes a payload; the empty string must be first in its dictionary.</summary>
    internal static List<List<SpanModel>> Decode(ReadOnlySpan<byte> payload, out string[] dictionary)
    {
        Node[] parts = PlainMessagePack.Decode(payload).Items;
        Assert.Equal(2, parts.Length);
        var decoder = new V05Decoder(parts[0]);
        dictionary = decoder._dictionary;
        Assert.Equal("", dictionary[0]);
        return [.. parts[1].Items.Select(chunk => chunk.Items.Select(decoder.Span).ToList())];
    }

    private SpanModel Span(Node span)
    {
        Assert.Equal(12, span.Items.Length);
        return new SpanModel
        {
            Service = Text(span[0]),
            Name = Text(span[1]),
            Resource = Text(span[2]),
            TraceId = (ulong)span[3].Integer,
            SpanId = (ulong)span[4].Integer,
            ParentId = (ulong)span[5].Integer,
            Start = (long)span[6].Integer,
            Duration = (long)span[7].Integer,
            Error = (int)span[8].Integer,
            Meta = Map(span[9], Text),
            Metrics = Map(span[10], static node => node.Float64),
            Type = Text(span[11]),
        };
    }

    private SortedDictionary<string, T> Map<T>(Node map, Func<Node, T> valueOf)
    {
        var result = new SortedDictionary<string, T>(StringComparer.Ordinal);
        foreach ((Node key, Node value) in map.Entries) result.Add(Text(key), valueOf(value));
        return result;
    }

    private string Text(Node index) => _dictionary[(int)index.Integer];
}
