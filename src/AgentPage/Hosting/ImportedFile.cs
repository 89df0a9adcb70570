using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Files that are dropped on the page: payloads of every format, and OTLP as JSON.</summary>
internal static class ImportedFile
{
    /// <summary>Reads a file.</summary>
    /// <param name="name">Its name, which may say its format.</param>
    /// <param name="content">Its content.</param>
    /// <exception cref="PageException">It is neither.</exception>
    internal static PagePayload Read(string name, byte[] content)
    {
        bool isOtlp = OtlpJsonReader.LooksLikeRequest(content); // other JSON, such as the page's own export, has no spans
        byte[] body = isOtlp ? ReadOtlp(content) : content;
        TraceFormat format = isOtlp ? OtlpPayload.Format : FormatOf(name) ?? Detect(content);
        try
        {
            PayloadSummary.Of(body, format);
        }
        catch (TraceFormatException problem)
        {
            throw Refuse(problem.Message);
        }

        return new PagePayload
        {
            Path = isOtlp ? TracePaths.Otlp : format.GetPath(),
            Format = format,
            Body = body,
            Headers = new Dictionary<string, IReadOnlyList<string>>(),
            IsAccepted = true,
            File = name,
        };
    }

    private static TraceFormat? FormatOf(string name)
    {
        foreach (TraceFormat format in TraceFormats.All)
        {
            if (name.EndsWith($".{format.GetName()}.msgpack", StringComparison.OrdinalIgnoreCase)) return format;
        }

        return null;
    }

    private static TraceFormat Detect(byte[] content)
        => TraceFormatDetector.Detect(content) ?? throw Refuse("this is not a payload of a Datadog tracer, nor OTLP as JSON");

    private static byte[] ReadOtlp(byte[] content)
    {
        try
        {
            return OtlpPayload.ReadLines(content);
        }
        catch (OtlpException problem)
        {
            throw Refuse(problem.Message);
        }
    }

    private static PageException Refuse(string reason) => new(StatusCodes.Status400BadRequest, "file", reason);
}
