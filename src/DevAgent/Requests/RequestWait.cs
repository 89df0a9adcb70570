using System.Globalization;

namespace SpanPack;

/// <summary>Waits for one request, for a time at most. Exceptions contain the awaited request and the received ones.</summary>
internal sealed class RequestWait : IDisposable
{
    private const int MaxShown = 20;

    private readonly RequestLog _log;
    private readonly TimeSpan _timeout;
    private readonly Func<IReadOnlyList<ReceivedRequest>, string> _describe;
    private readonly CancellationToken _cancellation;
    private readonly CancellationTokenSource _timer;
    private readonly CancellationTokenSource _limit;

    /// <param name="log">The requests.</param>
    /// <param name="timeout">How long; may be infinite.</param>
    /// <param name="time">The clock.</param>
    /// <param name="describe">Describes what came instead; <see cref="Describe"/> lists the requests.</param>
    /// <param name="cancellation">Ends waiting.</param>
    internal RequestWait(RequestLog log, TimeSpan timeout, TimeProvider time, Func<IReadOnlyList<ReceivedRequest>, string> describe,
        CancellationToken cancellation)
    {
        (_log, _timeout, _describe, _cancellation) = (log, timeout, describe, cancellation);
        _timer = new CancellationTokenSource(timeout, time);
        _limit = CancellationTokenSource.CreateLinkedTokenSource(cancellation, _timer.Token);
    }

    /// <summary>Finds the first request that fits.</summary>
    /// <param name="predicate">Which one.</param>
    /// <param name="wanted">Says so, for messages.</param>
    internal async Task<ReceivedRequest> FindAsync(Func<ReceivedRequest, bool> predicate, string wanted)
    {
        try
        {
            await foreach (ReceivedRequest request in _log.ReadAsync(cancellationToken: _limit.Token).ConfigureAwait(false))
            {
                if (predicate(request)) return request;
            }
        }
        catch (OperationCanceledException problem) when (_limit.IsCancellationRequested)
        {
            if (_cancellation.IsCancellationRequested)
                throw new OperationCanceledException($"Waiting for {wanted} was cancelled. {SayWhatCame()}", problem, _cancellation);
            throw new TimeoutException(string.Create(CultureInfo.InvariantCulture,
                $"Waited {_timeout.TotalSeconds} s for {wanted}. {SayWhatCame()}"),
                problem);
        }

        throw new InvalidOperationException($"The server ended before {wanted} came. {SayWhatCame()}");
    }

    public void Dispose()
    {
        _timer.Dispose();
        _limit.Dispose();
    }

    /// <summary>Describes requests, the last ones a line each.</summary>
    internal static string Describe(IReadOnlyList<ReceivedRequest> came)
    {
        if (came.Count == 0) return "No request is kept.";
        string shown = string.Join(Environment.NewLine, came.Skip(came.Count - MaxShown).Select(static request => $"  {request}"));
        string kept = came.Count > MaxShown ? $"{came.Count}, of which the last {MaxShown} are" : $"{came.Count}";
        return $"Requests that are kept: {kept}:{Environment.NewLine}{shown}";
    }

    private string SayWhatCame() => _describe(_log.Snapshot());
}
