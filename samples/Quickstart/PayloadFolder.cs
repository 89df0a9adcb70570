using System.Globalization;

namespace Quickstart;

/// <summary>Keeps request bodies as files: <c>1.v0.4.msgpack</c>, <c>2.v0.4.msgpack</c>, ….</summary>
internal sealed class PayloadFolder(DirectoryInfo? folder) : IAsyncDisposable
{
    private string? _unfinished;
    private int _count;

    internal async Task SaveAsync(Payload payload, CancellationToken cancellation)
    {
        if (folder is null) return;
        folder.Create();
        string path = Path.Combine(folder.FullName, string.Create(CultureInfo.InvariantCulture, $"{++_count}.v0.4.msgpack"));
        _unfinished = path;
        await File.WriteAllBytesAsync(path, payload.Body, cancellation);
        _unfinished = null;
    }

    /// <summary>Removes a file that was not written to its end: a full disk, or Ctrl+C.</summary>
    public ValueTask DisposeAsync()
    {
        if (_unfinished is not null) File.Delete(_unfinished);
        return default;
    }
}
