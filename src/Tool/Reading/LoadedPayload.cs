namespace SpanPack.Tool;

/// <summary>A payload in memory: its bytes and its spans.</summary>
/// <param name="File">Its source.</param>
/// <param name="Body">The bytes.</param>
/// <param name="Payload">The content.</param>
/// <param name="Texts">The length of its texts.</param>
internal sealed record LoadedPayload(PayloadFile File, byte[] Body, TracePayload Payload, PayloadTexts Texts)
{
    /// <summary>Gets the size that bounds are proportional to, in bytes.</summary>
    internal int BoundBytes => File.BoundBytes(Body.Length);

    /// <summary>Reads a payload.</summary>
    /// <param name="file">The payload.</param>
    /// <param name="bytesPerSpan">Bytes that the caller needs for each span in addition.</param>
    /// <param name="cancellation">Cancels the wait.</param>
    /// <exception cref="ToolException">It is refused, or would need too much memory.</exception>
    internal static async Task<LoadedPayload> ReadAsync(PayloadFile file, int bytesPerSpan, CancellationToken cancellation)
    {
        byte[] body = await file.ReadAsync(cancellation);
        TraceFormat format = FormatChoice.Of(file, body);
        try
        {
            // Ctrl+C does not wait for a reader that knows nothing of it.
            return await Task.Run(() => Read(file, body, format, bytesPerSpan), CancellationToken.None).WaitAsync(cancellation);
        }
        catch (TraceFormatException e)
        {
            throw new ToolException($"{file.Name}: {RefusalText.Of(e)}", ExitCode.Refused);
        }
    }

    /// <summary>Reads all payloads of an argument.</summary>
    /// <exception cref="ToolException">One is refused.</exception>
    internal static async Task<IReadOnlyList<LoadedPayload>> ReadAllAsync(IReadOnlyList<PayloadFile> files, int bytesPerSpan,
        ProgressLine progress, CancellationToken cancellation)
    {
        var payloads = new List<LoadedPayload>(files.Count);
        foreach (PayloadFile file in files)
        {
            progress.Say($"reading {file.Name}", payloads.Count, files.Count);
            payloads.Add(await ReadAsync(file, bytesPerSpan, cancellation));
        }

        return payloads;
    }

    private static LoadedPayload Read(PayloadFile file, byte[] body, TraceFormat format, int bytesPerSpan)
    {
        try
        {
            (TracePayload payload, PayloadTexts texts) = BoundedReader.Read(body, format, file.BoundBytes(body.Length), bytesPerSpan);
            return new LoadedPayload(file, body, payload, texts);
        }
        catch (TraceFormatException e) when (e.ExceedsBudget)
        {
            throw MemoryExceeded.Of(file.Name, file.BoundBytes(body.Length));
        }
    }
}
