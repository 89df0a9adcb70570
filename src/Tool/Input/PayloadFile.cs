namespace SpanPack.Tool.Input;

/// <summary>A payload that a command was given: where it is and what is known of it before it is read.</summary>
/// <param name="Name">For messages: the path as it was typed, or <c>standard input</c>.</param>
/// <param name="Path">The file; null for standard input.</param>
/// <param name="Format">The format that <c>--from</c>, the request or the file name says; null when it must be found out.</param>
/// <param name="Request">How it was sent, when that was saved beside it.</param>
internal sealed record PayloadFile(string Name, string? Path, TraceFormat? Format, SavedRequest? Request)
{
    /// <summary>Reads the body. An empty one is refused when it is decoded.</summary>
    internal async Task<byte[]> ReadAsync(CancellationToken cancellation)
    {
        if (Path is not null) return await File.ReadAllBytesAsync(Path, cancellation);
        using var body = new MemoryStream();
        await using Stream input = Console.OpenStandardInput();
        await input.CopyToAsync(body, cancellation);
        return body.ToArray();
    }
}
