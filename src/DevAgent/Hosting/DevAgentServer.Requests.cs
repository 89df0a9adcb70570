using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>The requests that came: reading them and waiting for one.</content>
public sealed partial class DevAgentServer
{
    /// <summary>Gets the requests that are kept, in the order their answers were found: a copy that does not change.</summary>
    /// <remarks>A client that has its answer finds its request here.</remarks>
    public IReadOnlyList<ReceivedRequest> Requests => _log.Snapshot();

    /// <summary>
    /// Gets how many requests were dropped because of <see cref="DevAgentOptions.MaxKeptRequests"/> or
    /// <see cref="DevAgentOptions.MaxKeptBytes"/>.
    /// </summary>
    public long DroppedRequestCount => _log.DroppedCount;

    /// <summary>
    /// Reads the requests that are kept, then those that come, until the server ends. Several readers each get all of them.
    /// </summary>
    /// <param name="cancellationToken">Ends reading.</param>
    /// <returns>
    /// The requests. One that is removed (<see cref="ClearRequests"/>, <see cref="DevAgentOptions.MaxKeptRequests"/>,
    /// <see cref="DevAgentOptions.MaxKeptBytes"/>) before it was read is skipped.
    /// </returns>
    /// <exception cref="OperationCanceledException"><paramref name="cancellationToken"/> was cancelled.</exception>
    public IAsyncEnumerable<ReceivedRequest> ReadRequestsAsync(CancellationToken cancellationToken = default)
        => _log.ReadAsync(cancellationToken: cancellationToken);

    /// <summary>
    /// Reads the requests that are kept, then those that come, until the server ends, and removes each that was read. For a server that
    /// runs for days.
    /// </summary>
    /// <param name="cancellationToken">Ends reading.</param>
    /// <returns>The requests. Other readers miss those that are taken before they come to them.</returns>
    /// <exception cref="OperationCanceledException"><paramref name="cancellationToken"/> was cancelled.</exception>
    public IAsyncEnumerable<ReceivedRequest> TakeRequestsAsync(CancellationToken cancellationToken = default)
        => _log.ReadAsync(take: true, cancellationToken);

    /// <summary>Waits for a request, for 30 s by default; one that came before counts.</summary>
    /// <param name="predicate">Which one; null for the first trace payload that was accepted.</param>
    /// <param name="timeout">
    /// How long, up to 24 days; <see cref="Timeout.InfiniteTimeSpan"/> for as long as it takes; null for 30 s.
    /// </param>
    /// <param name="what">The description of the predicate in messages: its source by default.</param>
    /// <param name="cancellationToken">Ends waiting.</param>
    /// <returns>The first request that fits.</returns>
    /// <exception cref="TimeoutException">No such request came in time. The message says which requests came.</exception>
    /// <exception cref="InvalidOperationException">
    /// The server ended before such a request came. The message says which requests came.
    /// </exception>
    /// <exception cref="OperationCanceledException">
    /// <paramref name="cancellationToken"/> was cancelled. The message says which requests came.
    /// </exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="timeout"/> is negative and not infinite, or above 24 days.</exception>
    public async Task<ReceivedRequest> WaitForRequestAsync(
        Func<ReceivedRequest, bool>? predicate = null,
        TimeSpan? timeout = null,
        [CallerArgumentExpression(nameof(predicate))] string? what = null,
        CancellationToken cancellationToken = default)
    {
        string wanted = predicate is null ? "a trace payload that is accepted" : $"a request that fits '{what}'";
        predicate ??= static request => request.IsAccepted;
        using var wait = new RequestWait(_log, timeout ?? s_waitTimeout, _time, RequestWait.Describe, cancellationToken);
        return await wait.FindAsync(predicate, wanted).ConfigureAwait(false);
    }

    /// <summary>Forgets the requests that came so far.</summary>
    public void ClearRequests() => _log.Clear();
}
