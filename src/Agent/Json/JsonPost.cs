using System.Buffers;
using System.IO.Compression;

namespace SpanPack;

/// <summary>
/// The JSON of one request, serialized first and sent with its length, or streamed into the request if it is longer than
/// <see cref="JsonBuffer.MaxBytes"/>.
/// </summary>
internal abstract class JsonPost(JsonCompression compression) : IDisposable
{
    /// <summary>
    /// The smallest body in bytes that is compressed: smaller ones save no packets, and compressing takes longer than sending
    /// (docs/performance.md).
    /// </summary>
    internal const int MinCompressedBytes = 4 * 1024;

    private JsonBuffer? _held;

    /// <summary>Gets the body if its length is known.</summary>
    internal ReadOnlySequence<byte>? Whole => _held?.Bytes;

    /// <summary>Gets whether the body is compressed.</summary>
    internal bool IsCompressed { get; private set; }

    /// <summary>Gets the exception of the payload while it was streamed; null for none.</summary>
    internal Exception? Failure { get; private set; }

    /// <summary>Serializes the body if it is short enough.</summary>
    /// <exception cref="Exception">The exception of the payload.</exception>
    internal void Prepare()
    {
        _held = TryMake();
        IsCompressed = compression == JsonCompression.Gzip && (_held is null || _held.Length >= MinCompressedBytes);
        if (IsCompressed) _held?.Compress();
    }

    /// <summary>Writes a body of unknown length.</summary>
    internal async Task PushAsync(PushStream stream, CancellationToken cancellation)
    {
        try
        {
            if (IsCompressed) await CompressAsync(stream, cancellation).ConfigureAwait(false);
            else await MakeAsync(stream, cancellation).ConfigureAwait(false);
        }
        // A payload may be cancelled by something else than the request.
        catch (Exception problem) when (problem != stream.Failure
            && (problem is not OperationCanceledException || !cancellation.IsCancellationRequested))
        {
            Failure = problem;
            throw;
        }
    }

    public void Dispose() => _held?.Dispose();

    protected abstract JsonBuffer? TryMake();

    protected abstract Task MakeAsync(Stream stream, CancellationToken cancellation);

    private async Task CompressAsync(PushStream stream, CancellationToken cancellation)
    {
        GZipStream compressor = JsonBuffer.CompressTo(stream);
        await using (compressor.ConfigureAwait(false))
        {
            try
            {
                await MakeAsync(compressor, cancellation).ConfigureAwait(false);
            }
            catch (Exception)
            {
                stream.Discard(); // a part must not look like the whole
                throw;
            }
        }
    }
}
