using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Answers when traces that fit a filter have come, or when the time is over.</summary>
/// <param name="state">The state of the server.</param>
/// <param name="stopping">Ends all waits.</param>
internal sealed class WaitEndpoint(PageState state, CancellationToken stopping)
{
    private const int MaxWaits = 32;
    private const int MaxCount = 10_000;
    private const int MaxMilliseconds = 600_000;
    private const int UsualMilliseconds = 30_000;

    private int _waits;

    internal async Task AnswerAsync(HttpContext context)
    {
        var query = new PageQuery(context);
        Filter filter = query.Filter();
        int count = (int)query.Number("count", 1, 1, MaxCount);
        var timeout = TimeSpan.FromMilliseconds(query.Number("timeout", UsualMilliseconds, 1, MaxMilliseconds));
        using var ended = CancellationTokenSource.CreateLinkedTokenSource(stopping, context.RequestAborted);
        try
        {
            if (Interlocked.Increment(ref _waits) > MaxWaits) throw Busy($"{MaxWaits} clients wait");
            TraceWaitAnswer answer = await new TraceWait(filter, state.Store, count).RunAsync(timeout, state.Time, ended.Token)
                .ConfigureAwait(false);
            await JsonAnswer.WriteAsync(context, answer, PageJson.Default.TraceWaitAnswer).ConfigureAwait(false);
        }
        catch (OperationCanceledException) when (stopping.IsCancellationRequested)
        {
            throw Busy("the server ends");
        }
        finally
        {
            Interlocked.Decrement(ref _waits);
        }
    }

    private static PageException Busy(string reason) => new(StatusCodes.Status503ServiceUnavailable, "busy", reason);
}
