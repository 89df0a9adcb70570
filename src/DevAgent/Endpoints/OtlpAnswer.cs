using System.Buffers;
using System.Text;
using System.Text.Json;

namespace SpanPack;

/// <summary>Answers of OTLP over HTTP, in the encoding of the request.</summary>
internal static class OtlpAnswer
{
    private const string Protobuf = "application/x-protobuf";
    private const string Json = "application/json";

    // Codes of gRPC, which a Status has.
    private const int InvalidArgument = 3;
    private const int ResourceExhausted = 8;
    private const int Unknown = 2;

    /// <summary>Answers that spans were taken: an ExportTraceServiceResponse, with a partial success if some were left out.</summary>
    internal static AgentAnswer Taken(bool isJson, long rejectedSpans, string? reason)
    {
        if (rejectedSpans == 0)
        {
            return new AgentAnswer(200, isJson ? Json : Protobuf, isJson ? "{}"u8.ToArray() : default(ReadOnlyMemory<byte>));
        }

        if (isJson)
        {
            return new AgentAnswer(200, Json, Write(json =>
            {
                json.WriteStartObject("partialSuccess");
                json.WriteString(
                    "rejectedSpans",
                        rejectedSpans.ToString(
                            System.Globalization.CultureInfo.InvariantCulture)); // an int64 is a text in the JSON of protobuf
                json.WriteString("errorMessage", reason);
                json.WriteEndObject();
            }));
        }

        byte[] partial = [.. Varint(1, (ulong)rejectedSpans), .. Bytes(2, Encoding.UTF8.GetBytes(reason!))];
        return new AgentAnswer(200, Protobuf, Bytes(1, partial));
    }

    /// <summary>Refuses a request with a google.rpc.Status.</summary>
    internal static AgentAnswer Refuse(bool isJson, int status, string reason)
    {
        int code = status switch { 400 or 415 => InvalidArgument, 413 or 429 => ResourceExhausted, _ => Unknown };
        byte[] body = isJson
            ? Write(json =>
            {
                json.WriteNumber("code", code);
                json.WriteString("message", reason);
            })
            : [.. Varint(1, (ulong)code), .. Bytes(2, Encoding.UTF8.GetBytes(reason))];
        return new AgentAnswer(status, isJson ? Json : Protobuf, body) { Refusal = reason };
    }

    private static byte[] Write(Action<Utf8JsonWriter> members)
    {
        var output = new ArrayBufferWriter<byte>();
        using (var json = new Utf8JsonWriter(output))
        {
            json.WriteStartObject();
            members(json);
            json.WriteEndObject();
        }

        return output.WrittenSpan.ToArray();
    }

    private static byte[] Varint(int field, ulong value) => [(byte)(field << 3), .. Digits(value)];

    private static byte[] Bytes(int field, byte[] content) => [(byte)((field << 3) | 2), .. Digits((ulong)content.Length), .. content];

    private static IEnumerable<byte> Digits(ulong value)
    {
        for (; value > 0x7F; value >>= 7) yield return (byte)(value | 0x80);
        yield return (byte)value;
    }
}
