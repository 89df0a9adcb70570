using System.Buffers;

namespace SpanPack.Tests.Page;

/// <summary>Payloads for the page.</summary>
internal static class PagePayloads
{
    /// <summary>Writes chunks as they are.</summary>
    internal static byte[] Bytes(TraceFormat format, params Span[][] chunks)
    {
        using var writer = new TracePayloadWriter(format, TracePayloadWriterOptions.Verbatim);
        foreach (Span[] chunk in chunks) Assert.True(writer.TryAppend(new TraceChunk(chunk)));
        return writer.Complete().Body.ToArray();
    }

    internal static PagePayload Accepted(byte[] body, TraceFormat format, IEnumerable<(string Name, string Value)> headers) => new()
    {
        Path = format.GetPath(),
        Format = format,
        Body = body,
        Headers = headers.ToDictionary(static header => header.Name, static header => (IReadOnlyList<string>)[header.Value],
            StringComparer.OrdinalIgnoreCase),
        IsAccepted = true,
        Status = 200,
    };

    /// <summary>A payload as an agent takes it: one that cannot be read is refused.</summary>
    internal static PagePayload Taken(byte[] body, TraceFormat format, IEnumerable<(string Name, string Value)> headers)
    {
        PagePayload accepted = Accepted(body, format, headers);
        return WhyRefused(body, format) is { } refusal ? accepted with { IsAccepted = false, Refusal = refusal, Status = 400 } : accepted;
    }

    /// <summary>Why a payload cannot be read; null when it can.</summary>
    internal static string? WhyRefused(byte[] body, TraceFormat format)
    {
        try
        {
            TracePayloadReader.Read(body, format);
            return null;
        }
        catch (TraceFormatException problem)
        {
            return problem.Message;
        }
    }
}
