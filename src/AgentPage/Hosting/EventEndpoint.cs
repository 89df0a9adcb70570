using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Sends changes to pages, at most four times a second.</summary>
/// <param name="state">The state of the server.</param>
/// <param name="stopping">Ends all streams.</param>
internal sealed class EventEndpoint(PageState state, CancellationToken stopping)
{
    private const int MaxStreams = 32;

    private static readonly TimeSpan s_interval = TimeSpan.FromMilliseconds(250);
    private static readonly TimeSpan s_silence = TimeSpan.FromSeconds(15);

    private int _streams;

    internal async Task AnswerAsync(HttpContext context)
    {
        Filter filter = new PageQuery(context).Filter();
        if (Interlocked.Increment(ref _streams) > MaxStreams)
        {
            Interlocked.Decrement(ref _streams);
            throw new PageException(StatusCodes.Status503ServiceUnavailable, "busy", $"{MaxStreams} event streams are open");
        }

        using var ended = CancellationTokenSource.CreateLinkedTokenSource(stopping, context.RequestAborted);
        try
        {
            context.Response.ContentType = "text/event-stream";
            await StreamAsync(context.Response, filter, ended.Token).ConfigureAwait(false);
        }
        catch (OperationCanceledException) when (ended.IsCancellationRequested)
        {
            // The page has gone, or the server goes.
        }
        finally
        {
            Interlocked.Decrement(ref _streams);
        }
    }

    private async Task StreamAsync(HttpResponse response, Filter filter, CancellationToken cancellation)
    {
        var view = new LiveView(filter, state.Store);
        long seen = state.Store.Changes;
        await SendAsync(response, "hello"u8.ToArray(), state.Status, PageJson.Default.StatusAnswer, cancellation).ConfigureAwait(false);
        while (true)
        {
            Task changed = state.Store.Changed;
            if (state.Store.Changes == seen) await WaitAsync(changed, cancellation).ConfigureAwait(false);
            await Task.Delay(s_interval, state.Time, cancellation).ConfigureAwait(false); // what comes together is told together
            seen = state.Store.Changes;
            await SendAsync(response, "tick"u8.ToArray(), view.Tick(state.Status, state.Now), PageJson.Default.TickAnswer,
                cancellation).ConfigureAwait(false);
        }
    }

    private async Task WaitAsync(Task changed, CancellationToken cancellation)
    {
        try
        {
            await changed.WaitAsync(s_silence, state.Time, cancellation).ConfigureAwait(false);
        }
        catch (TimeoutException)
        {
            // Something is said nevertheless, so that connections stay open.
        }
    }

    private static async Task SendAsync<T>(HttpResponse response, byte[] name, T data, JsonTypeInfo<T> type, CancellationToken cancellation)
    {
        byte[] json = JsonSerializer.SerializeToUtf8Bytes(data, type); // one line
        await response.Body.WriteAsync((byte[])[.. "event: "u8, .. name, .. "\ndata: "u8, .. json, .. "\n\n"u8], cancellation)
            .ConfigureAwait(false);
        await response.Body.FlushAsync(cancellation).ConfigureAwait(false);
    }
}
