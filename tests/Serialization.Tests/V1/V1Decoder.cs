using System.Globalization;
using SpanPack.Serialization.Tests.Models;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.V1;

/// <summary>
/// Reads v1.0 payloads by the protocol alone, in the order of the bytes, into one line a fact. Knows nothing of the library's writer.
/// </summary>
internal sealed class V1Decoder
{
    private readonly V1Strings _strings = new();

    internal static V1Payload Decode(ReadOnlySpan<byte> payload) => new V1Decoder().Payload(PlainMessagePack.Decode(payload));

    private V1Payload Payload(Node payload)
    {
        var result = new V1Payload();
        foreach ((int field, Node value) in Fields(payload))
        {
            if (field == 11) result.Chunks.AddRange(value.Items.Select(Chunk));
            else if (field == 10) result.Facts.Add("attributes " + Attributes(value));
            else result.Facts.Add($"{field} {NotDefault(_strings.Read(value))}");
        }

        return result;
    }

    private V1Chunk Chunk(Node chunk)
    {
        var result = new V1Chunk();
        foreach ((int field, Node value) in Fields(chunk))
        {
            switch (field)
            {
                case 1: result.Facts.Add($"priority {(int)value.Integer}"); break;
                case 2: result.Facts.Add($"origin {NotDefault(_strings.Read(value))}"); break;
                case 3: result.Facts.Add($"attributes {Attributes(value)}"); break;
                case 4: result.Spans.AddRange(value.Items.Select(Span)); break;
                case 5: result.Facts.Add($"dropped {value.Bool}"); break;
                case 6: result.Facts.Add($"trace {Convert.ToHexString(value.Binary)}"); break;
                case 7: result.Facts.Add($"mechanism {(uint)value.Integer}"); break;
                default: throw new InvalidDataException($"Chunk field {field}.");
            }
        }

        return result;
    }

    private SortedSet<string> Span(Node span)
    {
        var facts = new SortedSet<string>(StringComparer.Ordinal);
        foreach ((int field, Node value) in Fields(span))
        {
            switch (field)
            {
                case 1 or 2 or 3 or 10 or 13 or 14 or 15: facts.Add($"field {field} {NotDefault(_strings.Read(value))}"); break;
                case 4 or 5 or 6 or 7 or 16: facts.Add($"field {field} {(ulong)value.Integer}"); break;
                case 8: facts.Add($"error {value.Bool}"); break;
                case 9: foreach ((string key, string text) in List(value)) facts.Add($"{key} = {text}"); break;
                case 11: facts.UnionWith(value.Items.Select((link, i) => $"link {i} {Link(link)}")); break;
                case 12: facts.UnionWith(value.Items.Select((one, i) => $"event {i} {Event(one)}")); break;
                default: throw new InvalidDataException($"Span field {field}.");
            }
        }

        return facts;
    }

    private string Link(Node link)
    {
        var facts = new SortedDictionary<int, string>();
        foreach ((int field, Node value) in Fields(link))
        {
            facts.Add(field,
                field switch
                {
                    1 => Convert.ToHexString(value.Binary),
                    3 => Attributes(value),
                    4 => NotDefault(_strings.Read(value)),
                    _ => ((ulong)value.Integer).ToString(CultureInfo.InvariantCulture)
                });
        }

        return string.Join(" ", facts);
    }

    private string Event(Node spanEvent)
    {
        var facts = new SortedDictionary<int, string>();
        foreach ((int field, Node value) in Fields(spanEvent))
            facts.Add(field,
                field switch
                {
                    1 => ((ulong)value.Integer).ToString(CultureInfo.InvariantCulture),
                    2 => _strings.Read(value),
                    _ => Attributes(value)
                });
        return string.Join(" ", facts);
    }

    private string Attributes(Node list) => string.Join(", ", List(list).Select(static pair => $"{pair.Key} = {pair.Value}"));

    /// <summary>A list of attributes, none of whose keys comes twice.</summary>
    private SortedDictionary<string, string> List(Node list)
    {
        Node[] items = list.Items;
        Assert.Equal(0, items.Length % 3);
        var attributes = new SortedDictionary<string, string>(StringComparer.Ordinal);
        for (int i = 0; i < items.Length; i += 3) attributes.Add(_strings.Read(items[i]), Value((int)items[i + 1].Integer, items[i + 2]));
        return attributes;
    }

    private string Value(int type, Node value) => type switch
    {
        1 => "text " + _strings.Read(value),
        2 => "bool " + value.Bool,
        3 => "double " + SpanModel.Bits(value.Float64),
        4 => "int " + ((long)value.Integer).ToString(CultureInfo.InvariantCulture),
        5 => "bytes " + Convert.ToHexString(value.Binary),
        6 => "[" + string.Join(", ", value.Items.Chunk(2).Select(pair => Value((int)pair[0].Integer, pair[1]))) + "]",
        7 => "{" + Attributes(value) + "}",
        _ => throw new InvalidDataException($"Type {type}."),
    };

    private static string NotDefault(string text) => text.Length > 0 ? text : throw new InvalidDataException("A default was written.");

    private static IEnumerable<(int Field, Node Value)> Fields(Node map)
    {
        int[] fields = [.. map.Entries.Select(static entry => (int)entry.Key.Integer)];
        Assert.Equal(fields.Length, fields.Distinct().Count());
        return map.Entries.Select(static entry => ((int)entry.Key.Integer, entry.Value));
    }
}
