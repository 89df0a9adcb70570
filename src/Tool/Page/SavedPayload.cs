namespace SpanPack.Tool;

/// <summary>Saved payloads as the page keeps them.</summary>
internal static class SavedPayload
{
    /// <summary>Reads a payload.</summary>
    /// <param name="file">The payload.</param>
    /// <param name="maxBytes">The most bytes that it may have.</param>
    /// <param name="cancellation">Ends reading.</param>
    /// <exception cref="ToolException">It cannot be read, or is larger.</exception>
    internal static async Task<PagePayload> ReadAsync(PayloadFile file, long maxBytes, CancellationToken cancellation)
    {
        byte[] body = await file.ReadAsync(cancellation);
        if (body.Length > maxBytes)
        {
            throw new ToolException(
                $"{file.Name}: {Amount.Of(body.Length, "byte")} are more than can be kept ({Amount.Of(maxBytes, "byte")})");
        }

        var counts = new PayloadCounts();
        TraceFormatException? refused = PayloadPlayer.Count(file, body, counts, cancellation);
        return new PagePayload
        {
            Path = file.Request?.Path ?? counts.Format.GetPath(),
            Format = counts.Format,
            Body = body,
            Headers = file.Request?.Headers ?? new Dictionary<string, IReadOnlyList<string>>(),
            IsAccepted = refused is null,
            Refusal = refused?.Message,
            Status = file.Request?.Status ?? 0,
            File = file.Name,
        };
    }
}
