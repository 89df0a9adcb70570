namespace SpanPack.Tool;

/// <summary>An input payload: its path and the properties known before it is read.</summary>
/// <param name="Name">The name for messages: the path as typed, or <c>standard input</c>.</param>
/// <param name="Path">The file; null for standard input.</param>
/// <param name="Format">The format from <c>--from</c>, the request or the file name; null when it must be detected.</param>
/// <param name="Request">Its saved request, if any.</param>
/// <param name="IsFormatGiven">Whether the format comes from <c>--from</c>.</param>
internal sealed record PayloadFile(string Name, string? Path, TraceFormat? Format, SavedRequest? Request, bool IsFormatGiven)
{
    /// <summary>Gets whether <c>--from</c> names the format of a collector.</summary>
    internal bool IsOtlpGiven { get; init; }

    /// <summary>Gets whether reading has shown that a collector wrote it: the body is then a payload in v0.4.</summary>
    internal bool IsOtlp { get; private set; }

    /// <summary>Gets the size of the collector's file in bytes; null for other files.</summary>
    internal int? OtlpBytes { get; private set; }

    /// <summary>
    /// Gets the most bytes of the payload of a collector's file; null for a number in proportion to the file. A smaller number has no
    /// effect.
    /// </summary>
    internal int? MaxPayloadBytes { get; init; }

    /// <summary>Reads the body. An empty one is refused when it is decoded.</summary>
    internal async Task<byte[]> ReadAsync(CancellationToken cancellation) => (await OpenAsync(cancellation)).ToArray();

    /// <summary>
    /// Returns the size that bounds are proportional to: that of the source file, unless <see cref="MaxPayloadBytes"/> is larger.
    /// </summary>
    /// <param name="bodyBytes">The bytes of the body.</param>
    internal int BoundBytes(int bodyBytes) => MaxPayloadBytes is null && OtlpBytes is { } source ? source : bodyBytes;

    /// <summary>Reads the body without copying it. Ctrl+C does not wait for a FIFO without a writer, nor for a terminal.</summary>
    /// <exception cref="ToolException">It cannot be read, or is too large.</exception>
    internal Task<PayloadBytes> OpenAsync(CancellationToken cancellation)
        => Task.Run(() => Read(cancellation), CancellationToken.None).WaitAsync(cancellation);

    // What a collector wrote is read as the payload that an agent would make of it.
    private PayloadBytes Read(CancellationToken cancellation)
    {
        PayloadBytes content = ReadContent(cancellation);
        if (!IsOtlpGiven && (IsFormatGiven || Request is not null || !OtlpFile.Has(content.Span))) return content;
        (IsOtlp, OtlpBytes) = (true, content.Span.Length);
        int maxBytes = Math.Max(MemoryBound.Output(content.Span.Length), MaxPayloadBytes ?? 0);
        return new PayloadBytes(OtlpFile.ToPayload(content.ToArray(), Name, maxBytes, cancellation));
    }

    private PayloadBytes ReadContent(CancellationToken cancellation)
    {
        try
        {
            using Stream stream = Path is null
                ? OpenStandardInput()
                : new FileStream(Path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete, bufferSize: 0);
            return PayloadBytes.Read(stream, Name, cancellation);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            throw new ToolException(Path is null ? $"{Name}: {e.Message}" : e.Message); // that of a file names it
        }
    }

    private static Stream OpenStandardInput()
    {
        if (RunStreams.Current?.Input is { } given) return given;
        if (!StandardDescriptors.HasInput) throw new ToolException("standard input is closed");
        if (StatusLine.IsPossible && !Console.IsInputRedirected)
            ErrorOutput.WriteLine("reading standard input, which is this terminal: Ctrl+D ends it");
        return Console.OpenStandardInput();
    }
}
