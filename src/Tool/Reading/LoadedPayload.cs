namespace SpanPack.Tool;

/// <summary>A payload that is in memory as a whole: its bytes and its spans.</summary>
/// <param name="File">Where it is from.</param>
/// <param name="Body">The bytes.</param>
/// <param name="Payload">What they say.</param>
internal sealed record LoadedPayload(PayloadFile File, byte[] Body, TracePayload Payload)
{
    /// <summary>Reads a payload.</summary>
    /// <exception cref="ToolException">It is refused.</exception>
    internal static async Task<LoadedPayload> ReadAsync(PayloadFile file, CancellationToken cancellation)
    {
        byte[] body = await file.ReadAsync(cancellation);
        TraceFormat format = FormatChoice.Of(file, body);
        try
        {
            // Ctrl+C does not wait for a reader that knows nothing of it.
            return new LoadedPayload(file, body, await Task.Run(() => TracePayloadReader.Read(body, format), CancellationToken.None).WaitAsync(cancellation));
        }
        catch (TraceFormatException e)
        {
            throw new ToolException($"{file.Name}: {RefusalText.Of(e)}", ExitCode.Refused);
        }
    }

    /// <summary>Reads all payloads that an argument names.</summary>
    /// <exception cref="ToolException">One is refused.</exception>
    internal static async Task<IReadOnlyList<LoadedPayload>> ReadAllAsync(IReadOnlyList<PayloadFile> files, ProgressLine progress, CancellationToken cancellation)
    {
        var payloads = new List<LoadedPayload>(files.Count);
        foreach (PayloadFile file in files)
        {
            progress.Say($"reading {file.Name}");
            payloads.Add(await ReadAsync(file, cancellation));
        }

        return payloads;
    }
}
