using System.Text.Json;
using System.Text.Json.Nodes;
using OtherReader = MessagePack.MessagePackReader;
using OtherType = MessagePack.MessagePackType;

namespace SpanPack.Conformance.Tests.Oracles;

/// <summary>Decodes payloads with the reader of MessagePack-CSharp, in this process: it needs no Node.js.</summary>
internal static class MessagePackCSharpDecoder
{
    /// <summary>Decodes a payload.</summary>
    /// <returns>
    /// Its content as plain JSON, in the form of <see cref="NodeDecoder"/>: 64-bit integers are text, bytes base64, NaN and infinities
    /// their names.
    /// </returns>
    internal static JsonElement Decode(byte[] payload)
    {
        var reader = new OtherReader(payload);
        JsonNode? root = Read(ref reader);
        Assert.True(reader.End);
        return JsonSerializer.SerializeToElement(root);
    }

    private static JsonNode? Read(ref OtherReader reader)
    {
        switch (reader.NextMessagePackType)
        {
            case OtherType.Nil:
                reader.ReadNil();
                return null;
            case OtherType.Boolean: return reader.ReadBoolean();
            case OtherType.Integer: return ReadInteger(ref reader);
            case OtherType.Float:
                double number = reader.ReadDouble();
                return double.IsFinite(number) ? number : double.IsNaN(number) ? "NaN" : number > 0 ? "Infinity" : "-Infinity";
            case OtherType.String: return reader.ReadString();
            case OtherType.Binary: return Convert.ToBase64String(System.Buffers.BuffersExtensions.ToArray(reader.ReadBytes()!.Value));
            case OtherType.Array:
                var items = new JsonArray();
                for (int left = reader.ReadArrayHeader(); left > 0; left--) items.Add(Read(ref reader));
                return items;
            case OtherType.Map:
                var pairs = new JsonObject();
                for (int left = reader.ReadMapHeader(); left > 0; left--)
                {
                    string key = reader.ReadString()!;
                    pairs[key] = Read(ref reader);
                }

                return pairs;
            default:
                throw new InvalidOperationException($"No payload of traces has {reader.NextMessagePackType}.");
        }
    }

    private static JsonNode ReadInteger(ref OtherReader reader) => reader.NextCode switch
    {
        global::MessagePack.MessagePackCode.UInt64 => reader.ReadUInt64().ToString(System.Globalization.CultureInfo.InvariantCulture),
        global::MessagePack.MessagePackCode.Int64 => reader.ReadInt64().ToString(System.Globalization.CultureInfo.InvariantCulture),
        _ => reader.ReadInt64(),
    };
}
