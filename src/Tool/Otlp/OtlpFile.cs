using System.Buffers;
using System.Text.Json;

namespace SpanPack.Tool;

/// <summary>
/// Files of a collector: one OTLP export request as JSON per line. They are read as the payload that an agent would create from them.
/// </summary>
internal static class OtlpFile
{
    /// <summary>The name of the format.</summary>
    internal const string FormatName = "otlp-json";

    /// <summary>Gets the format of the converted payloads.</summary>
    internal static TraceFormat PayloadFormat => TraceFormats.Universal;

    private const int BlockBytes = 1024 * 1024;

    /// <summary>Returns whether content looks like such a file: its first line looks like a request.</summary>
    internal static bool Has(ReadOnlySpan<byte> content)
    {
        ReadOnlySpan<byte> rest = content[OtlpJsonReader.ByteOrderMarkLength(content)..].TrimStart(" \t\r\n"u8);
        int end = rest.IndexOf((byte)'\n');
        return OtlpJsonReader.LooksLikeRequest(end < 0 ? rest : rest[..end]);
    }

    /// <summary>Creates a payload in <see cref="PayloadFormat"/> from the requests, with the tags of the spans only.</summary>
    /// <param name="content">The file.</param>
    /// <param name="name">Its name, for messages.</param>
    /// <param name="maxBytes">The most bytes of the payload.</param>
    /// <param name="cancellation">Cancels the conversion.</param>
    /// <exception cref="ToolException">A line is not a request, or the payload or its spans would be too large.</exception>
    internal static byte[] ToPayload(ReadOnlyMemory<byte> content, string name, int maxBytes, CancellationToken cancellation)
    {
        using var writer = new TracePayloadWriter(PayloadFormat,
            TracePayloadWriterOptions.Verbatim with { TargetBytes = maxBytes, MaxBytes = maxBytes, BlockBytes = BlockBytes });
        var spans = new OtlpSpans<JsonElement>(new SpanMapper(new MappingOptions()), OtlpJsonReader.Instance);
        var budget = new OtlpBudget(content.Length, MemoryBound.Objects(content.Length), MemoryBound.Output(content.Length));
        int number = 0;
        for (int start = OtlpJsonReader.ByteOrderMarkLength(content.Span); start < content.Length;)
        {
            cancellation.ThrowIfCancellationRequested();
            number++;
            int length = content.Span[start..].IndexOf((byte)'\n');
            ReadOnlyMemory<byte> line = length < 0 ? content[start..] : content.Slice(start, length);
            if (!line.Span.Trim(" \t\r"u8).IsEmpty
                && !TryReadLine(line, $"{name}: refused at line {number}", spans, budget, writer, cancellation))
                throw TooLarge(name, maxBytes);
            start += line.Length + 1;
        }

        return writer.Complete().Body.ToArray();
    }

    private static bool TryReadLine(ReadOnlyMemory<byte> line, string place, OtlpSpans<JsonElement> spans, OtlpBudget budget,
        TracePayloadWriter writer, CancellationToken cancellation)
    {
        try
        {
            using JsonDocument json = JsonDocument.Parse(line, new JsonDocumentOptions { MaxDepth = OtlpJsonReader.MaxDepth });
            var request = new OtlpRequest<JsonElement>(budget);
            OtlpJsonReader.Index(json.RootElement, request);
            for (int trace = 0; trace < request.TraceCount; trace++)
            {
                cancellation.ThrowIfCancellationRequested();
                if (!writer.TryAppend(new TraceChunk(spans.ReadTrace(request, trace)))) return false;
            }

            return true;
        }
        catch (JsonException e)
        {
            throw new ToolException($"{place}, byte {e.BytePositionInLine}: {FirstSentence(e.Message)}", ExitCode.Refused);
        }
        catch (OtlpException e)
        {
            throw new ToolException($"{place}: {e.Message}", ExitCode.Refused);
        }
        catch (InvalidOperationException)
        {
            throw new ToolException($"{place}: a text is not Unicode", ExitCode.Refused);
        }
    }

    private static ToolException TooLarge(string name, int maxBytes) => new(
        $"{name}: as {PayloadFormat.GetName()}, the format that it is read in, it would be larger than {Amount.Of(maxBytes, "byte")}; "
            + "split it, or convert it with a larger --max-output",
            ExitCode.Refused);

    // What follows names the place in the words of the framework, which counts lines from 0.
    private static string FirstSentence(string message)
        => message.IndexOf(" LineNumber:", StringComparison.Ordinal) is >= 0 and var end ? message[..end] : message;
}
