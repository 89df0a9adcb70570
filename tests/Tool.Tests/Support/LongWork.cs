namespace SpanPack.Tool.Tests.Support;

/// <summary>A payload of 120 MB, some seconds of work.</summary>
public sealed class LongWork : IDisposable
{
    private readonly TestFolder _folder = new();

    /// <summary>Initializes a new instance of the <see cref="LongWork"/> class.</summary>
    public LongWork() => LargePayload.Write(Path, chunks: 8000);

    internal string Path => System.IO.Path.Combine(_folder.Path, "1.v0.4.msgpack");

    /// <inheritdoc/>
    public void Dispose() => _folder.Dispose();
}
