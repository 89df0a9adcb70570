using System.Buffers;
using System.Text.Json;

namespace SpanPack;

/// <summary>Makes a payload in v0.4 of an export request, as the agent's receiver of OTLP does: one chunk for each trace.</summary>
internal static class OtlpPayload
{
    private const string OtlpRate = "_dd.otlp_sr";
    private const int MaxPayloadBytes = 32 * 1024 * 1024;
    private const long MaxObjectBytes = 128 * 1024 * 1024; // spans of one trace
    private const int BytesOfToken = 24; // of JSON, in the index that the framework makes

    /// <summary>Gets the format of the payloads.</summary>
    internal static TraceFormat Format => TraceFormats.Universal;

    /// <summary>Reads a request.</summary>
    /// <param name="body">The request, without compression.</param>
    /// <param name="isJson">Whether it is JSON, otherwise protobuf.</param>
    /// <returns>The payload, and the number of spans that were left out because they have no id.</returns>
    /// <exception cref="OtlpException">It is not a request, or takes too much memory.</exception>
    internal static (byte[] Payload, long DroppedSpans) Read(ReadOnlyMemory<byte> body, bool isJson)
    {
        OtlpBudget budget = BudgetOf(body);
        using TracePayloadWriter writer = CreateWriter();
        long dropped = isJson ? AppendJson(body, budget, writer) : AppendProtobuf(body, budget, writer);
        return (writer.Complete().Body.ToArray(), dropped);
    }

    /// <summary>Reads a file: one request as JSON, or a request a line, as collectors write it.</summary>
    /// <exception cref="OtlpException">It is not a request, or takes too much memory.</exception>
    internal static byte[] ReadLines(ReadOnlyMemory<byte> content)
    {
        content = content[OtlpJsonReader.ByteOrderMarkLength(content.Span)..];
        OtlpBudget budget = BudgetOf(content);
        using TracePayloadWriter writer = CreateWriter();
        bool isOne = !LinesOf(content).Skip(1).Any() || LinesOf(content).First().Line.Span.Trim(" \t\r"u8) is not [.., (byte)'}'];
        foreach ((ReadOnlyMemory<byte> request, long linesBefore) in isOne ? [(content, 0)] : LinesOf(content))
            AppendJson(request, budget, writer, linesBefore);
        return writer.Complete().Body.ToArray();
    }

    private static OtlpBudget BudgetOf(ReadOnlyMemory<byte> source) => new(source.Length, MaxObjectBytes, MaxPayloadBytes);

    private static TracePayloadWriter CreateWriter()
        => new(Format, TracePayloadWriterOptions.Verbatim with { TargetBytes = MaxPayloadBytes, MaxBytes = MaxPayloadBytes });

    private static IEnumerable<(ReadOnlyMemory<byte> Line, long LinesBefore)> LinesOf(ReadOnlyMemory<byte> content)
    {
        for (long linesBefore = 0; !content.IsEmpty; linesBefore++)
        {
            int length = content.Span.IndexOf((byte)'\n');
            ReadOnlyMemory<byte> line = length < 0 ? content : content[..length];
            if (!line.Span.Trim(" \t\r"u8).IsEmpty) yield return (line, linesBefore);
            content = length < 0 ? default : content[(length + 1)..];
        }
    }

    private static long AppendProtobuf(ReadOnlyMemory<byte> body, OtlpBudget budget, TracePayloadWriter writer)
    {
        var reader = new OtlpProtobufReader(body);
        var request = new OtlpRequest<Range>(budget) { DropsSpansWithoutId = true };
        reader.Index(request);
        Append(request, reader, writer);
        return request.DroppedSpans;
    }

    private static long AppendJson(ReadOnlyMemory<byte> body, OtlpBudget budget, TracePayloadWriter writer, long linesBefore = 0)
    {
        if (TokensOf(body.Span) * BytesOfToken > MaxObjectBytes) throw TooLarge();
        try
        {
            using JsonDocument json = JsonDocument.Parse(body, new JsonDocumentOptions { MaxDepth = OtlpJsonReader.MaxDepth });
            var request = new OtlpRequest<JsonElement>(budget) { DropsSpansWithoutId = true };
            OtlpJsonReader.Index(json.RootElement, request);
            Append(request, OtlpJsonReader.Instance, writer);
            return request.DroppedSpans;
        }
        catch (JsonException e)
        {
            throw new OtlpException($"the body is not JSON: line {linesBefore + e.LineNumber + 1}, byte {e.BytePositionInLine}");
        }
        catch (InvalidOperationException)
        {
            throw new OtlpException("the body is not JSON: a text is not Unicode");
        }
    }

    private static long TokensOf(ReadOnlySpan<byte> json)
        => (long)json.Count((byte)',') + json.Count((byte)':') + json.Count((byte)'[') + json.Count((byte)'{');

    private static void Append<TSpan>(OtlpRequest<TSpan> request, IOtlpSpanReader<TSpan> reader, TracePayloadWriter writer)
    {
        var spans = new OtlpSpans<TSpan>(new SpanMapper(new MappingOptions()), reader);
        for (int trace = 0; trace < request.TraceCount; trace++)
        {
            Span[] chunk = spans.ReadTrace(request, trace);
            Decide(chunk);
            if (!writer.TryAppend(new TraceChunk(chunk))) throw TooLarge();
        }
    }

    private static OtlpException TooLarge()
        => new($"the spans take more than {MaxPayloadBytes} bytes as a payload, or {MaxObjectBytes} of memory; send fewer in a request")
        {
            IsTooLarge = true,
        };

    // The priority is that of the last span that names one, else 1; the first span of a kept chunk names who decided.
    private static void Decide(Span[] spans)
    {
        double? named = null;
        foreach (Span span in spans) named = span.GetMetric(MetricNames.SamplingPriority) ?? named;
        if (named is null) spans[0].SetMetric(MetricNames.SamplingPriority, 1);
        spans[0].SetTag(OtlpRate, "1.00");
        if (named is null or > 0) spans[0].SetTag(TagNames.DecisionMaker, named is null ? "-9" : "-4");
    }
}
