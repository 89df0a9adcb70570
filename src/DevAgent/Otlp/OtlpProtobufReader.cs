using System.Buffers.Binary;

namespace SpanPack;

/// <summary>Reads export requests in protobuf.</summary>
/// <param name="body">The body of the request.</param>
/// <remarks>
/// Written by hand: a dozen messages with known fields need no generated classes. Spans go from the bytes into what the mapper reads,
/// without objects for each attribute. Field numbers: opentelemetry/proto/trace/v1/trace.proto.
/// </remarks>
internal sealed partial class OtlpProtobufReader(ReadOnlyMemory<byte> body) : IOtlpSpanReader<Range>
{
    public void Read(Range item, SpanSource source)
    {
        ulong start = 0, end = 0;
        (source.TraceId, source.SpanId, source.ParentId) = (0, 0, 0);
        (source.Kind, source.Status) = (default, default);
        var reader = new ProtobufReader(body.Span[item]);
        while (reader.Next())
        {
            switch (reader.Field)
            {
                case 1: source.TraceId = TraceId(reader.Bytes); break;
                case 2: source.SpanId = SpanId(reader.Bytes); break;
                case 3: source.TraceState = reader.Text; break;
                case 4: source.ParentId = SpanId(reader.Bytes); break;
                case 5: source.Name = reader.Text; break;
                case 6: source.Kind = reader.Varint <= (ulong)ActivitySpanKind.Consumer ? (ActivitySpanKind)reader.Varint : default; break;
                case 7: start = reader.Fixed64; break;
                case 8: end = reader.Fixed64; break;
                case 9: Add(source, OtlpProtobufValues.ReadPair(reader.Bytes)); break;
                case 11: source.Events.Add(ReadEvent(reader.Bytes)); break;
                case 13: source.Links.Add(ReadLink(reader.Bytes)); break;
                case 15: ReadStatus(reader.Bytes, source); break;
            }
        }

        source.Start = unchecked((long)start);
        source.Duration = unchecked((long)(end - start));
    }

    private static void Add(SpanSource source, KeyValuePair<string, TagValue> attribute) => source.Add(attribute.Key, attribute.Value);

    private static SpanEvent ReadEvent(ReadOnlySpan<byte> bytes)
    {
        (string name, ulong time, uint dropped) = (string.Empty, 0, 0);
        var reader = new ProtobufReader(bytes);
        while (reader.Next())
        {
            if (reader.Field == 1) time = reader.Fixed64;
            else if (reader.Field == 2) name = reader.Text;
            else if (reader.Field == 4) dropped = (uint)Math.Min(reader.Varint, uint.MaxValue);
        }

        return new SpanEvent(name, time) { Attributes = OtlpProtobufValues.ReadList(bytes, field: 3), DroppedAttributesCount = dropped };
    }

    private static SpanLink ReadLink(ReadOnlySpan<byte> bytes)
    {
        (UInt128 traceId, ulong spanId, string traceState, uint dropped) = (0, 0, string.Empty, 0);
        var reader = new ProtobufReader(bytes);
        while (reader.Next())
        {
            if (reader.Field == 1) traceId = TraceId(reader.Bytes);
            else if (reader.Field == 2) spanId = SpanId(reader.Bytes);
            else if (reader.Field == 3) traceState = reader.Text;
            else if (reader.Field == 5) dropped = (uint)Math.Min(reader.Varint, uint.MaxValue);
        }

        return new SpanLink(traceId, spanId)
        {
            TraceState = traceState,
            Attributes = OtlpProtobufValues.ReadList(bytes, field: 4),
            DroppedAttributesCount = dropped,
        };
    }

    private static void ReadStatus(ReadOnlySpan<byte> bytes, SpanSource source)
    {
        var reader = new ProtobufReader(bytes);
        while (reader.Next())
        {
            if (reader.Field == 2) source.StatusMessage = reader.Text;
            else if (reader.Field == 3) source.Status = reader.Varint <= (ulong)SpanStatus.Error ? (SpanStatus)reader.Varint : default;
        }
    }

    private static UInt128 TraceId(ReadOnlySpan<byte> bytes) => bytes.Length switch
    {
        0 => 0,
        16 => BinaryPrimitives.ReadUInt128BigEndian(bytes),
        _ => throw new OtlpException($"a trace id has {bytes.Length} bytes, not 16"),
    };

    private static ulong SpanId(ReadOnlySpan<byte> bytes) => bytes.Length switch
    {
        0 => 0,
        8 => BinaryPrimitives.ReadUInt64BigEndian(bytes),
        _ => throw new OtlpException($"a span id has {bytes.Length} bytes, not 8"),
    };
}
