using System.Net;

namespace SpanPack;

/// <summary>The body of a request, written once.</summary>
internal abstract class RequestBody : HttpContent
{
    private const int NotStarted = 0;
    private const int Started = 1;
    private const int Waited = 2;
    private const int Ended = 3;

    private TaskCompletionSource? _written; // created for a body that is still read when its request has ended
    private int _state;

    /// <summary>Gets the number of bytes that the system accepted, to within a part.</summary>
    internal abstract long SentBytes { get; }

    /// <summary>Waits until the body is no longer read. The handler may still be writing when it has failed to read.</summary>
    internal Task EndAsync()
    {
        if (Interlocked.CompareExchange(ref _state, Ended, NotStarted) is NotStarted or Ended) return Task.CompletedTask;
        _written = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
        return Interlocked.CompareExchange(ref _state, Waited, Started) == Ended ? Task.CompletedTask : _written.Task;
    }

    protected abstract Task WriteAsync(Stream stream, CancellationToken cancellation);

    protected sealed override Task SerializeToStreamAsync(Stream stream, TransportContext? context)
        => SerializeToStreamAsync(stream, context, CancellationToken.None);

    protected sealed override async Task SerializeToStreamAsync(Stream stream, TransportContext? context,
        CancellationToken cancellationToken)
    {
        if (Interlocked.CompareExchange(ref _state, Started, NotStarted) != NotStarted)
            throw new IOException("The request has ended, or was sent before.");
        try
        {
            await WriteAsync(stream, cancellationToken).ConfigureAwait(false);
        }
        finally
        {
            if (Interlocked.Exchange(ref _state, Ended) == Waited) _written!.SetResult();
        }
    }
}
