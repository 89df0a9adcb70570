namespace SpanPack;

/// <summary>A payload for the page: received by the agent, or read from a file.</summary>
internal sealed record PagePayload
{
    internal required string Path { get; init; }

    internal required TraceFormat Format { get; init; }

    internal required byte[] Body { get; init; }

    internal required IReadOnlyDictionary<string, IReadOnlyList<string>> Headers { get; init; }

    internal bool IsAccepted { get; init; }

    /// <summary>Gets why it was refused; null when it was not.</summary>
    internal string? Refusal { get; init; }

    /// <summary>Gets the status that was answered; 0 when none was, or when it is not known.</summary>
    internal int Status { get; init; }

    internal string? Fault { get; init; }

    /// <summary>Gets the file that it was read from, or null.</summary>
    internal string? File { get; init; }

    /// <summary>Creates one from a request that the agent received; null if it was not a payload.</summary>
    internal static PagePayload? Of(ReceivedRequest request)
    {
        TraceFormat? sent = request.PayloadFormat ?? (request.Path == TracePaths.Otlp ? OtlpPayload.Format : null);
        if (sent is not { } format || (!request.IsAccepted && request.Refusal is null && request.Fault is null)) return null;
        return new PagePayload
        {
            Path = request.Path,
            Format = format,
            Body = System.Runtime.InteropServices.MemoryMarshal.TryGetArray(request.TraceBody, out ArraySegment<byte> body)
                && body.Array!.Length == body.Count
                ? body.Array
                : request.TraceBody.ToArray(),
            Headers = request.Headers,
            IsAccepted = request.IsAccepted,
            Refusal = request.Refusal,
            Status = request.Status,
            Fault = request.Fault?.ToString(),
        };
    }

    internal string? GetHeader(string name)
        => Headers.TryGetValue(name, out IReadOnlyList<string>? values) && values.Count > 0 ? values[0] : null;
}
