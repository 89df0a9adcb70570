namespace SpanPack.Tool;

/// <summary>A payload that a command was given: where it is and what is known of it before it is read.</summary>
/// <param name="Name">For messages: the path as it was typed, or <c>standard input</c>.</param>
/// <param name="Path">The file; null for standard input.</param>
/// <param name="Format">The format that <c>--from</c>, the request or the file name says; null when it must be found out.</param>
/// <param name="Request">How it was sent, when that was saved beside it.</param>
/// <param name="IsFormatGiven">Whether <c>--from</c> says the format.</param>
internal sealed record PayloadFile(string Name, string? Path, TraceFormat? Format, SavedRequest? Request, bool IsFormatGiven)
{
    private const int MaxInMemory = 16 * 1024 * 1024;

    /// <summary>Reads the body. An empty one is refused when it is decoded.</summary>
    internal async Task<byte[]> ReadAsync(CancellationToken cancellation)
    {
        using PayloadBytes body = await OpenAsync(cancellation);
        return body.Span.ToArray();
    }

    /// <summary>Opens the body.</summary>
    internal async Task<PayloadBytes> OpenAsync(CancellationToken cancellation)
        => Path is null ? await OpenStandardInputAsync(cancellation) : PayloadBytes.Open(File.OpenRead(Path), Name);

    // What is too much for memory goes to a file that nobody else sees.
    private async Task<PayloadBytes> OpenStandardInputAsync(CancellationToken cancellation)
    {
        await using Stream input = Console.OpenStandardInput();
        using var start = new MemoryStream();
        var buffer = new byte[64 * 1024];
        int read;
        while (start.Length < MaxInMemory && (read = await input.ReadAsync(buffer, cancellation)) > 0) start.Write(buffer, 0, read);
        if (start.Length < MaxInMemory) return new PayloadBytes(start.ToArray());

        string path = System.IO.Path.Combine(System.IO.Path.GetTempPath(), System.IO.Path.GetRandomFileName());
        var file = new FileStream(path, FileMode.CreateNew, FileAccess.ReadWrite, FileShare.None, buffer.Length, FileOptions.DeleteOnClose);
        start.Position = 0;
        await start.CopyToAsync(file, cancellation);
        await input.CopyToAsync(file, cancellation);
        await file.FlushAsync(cancellation);
        return PayloadBytes.Open(file, Name);
    }
}
