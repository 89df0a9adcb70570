using System.Globalization;
using System.Net;
using System.Net.Http.Json;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanPack.Tool;

/// <summary>Asks the page of an agent that runs.</summary>
/// <param name="page">The address of the page.</param>
internal sealed class PageClient(Uri page) : IDisposable
{
    private const string NoPage = "its answer is not that of a page";

    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(30);

    private readonly HttpClient _client = new(new SocketsHttpHandler { UseProxy = false })
    {
        BaseAddress = page,
        Timeout = Timeout.InfiniteTimeSpan,
    };

    /// <summary>Finds the newest traces that fit a filter and are older than one.</summary>
    /// <exception cref="ToolException">The page cannot be asked, or refuses the filter.</exception>
    internal Task<TraceListAnswer> FindAsync(string filter, long? before, int limit, CancellationToken cancellation)
    {
        string path = $"api/traces?filter={Uri.EscapeDataString(filter)}&limit={limit}{(before is { } number ? $"&before={number}" : "")}";
        return AskAsync(path, PageJson.Default.TraceListAnswer, s_patience, cancellation);
    }

    /// <summary>Waits until traces that fit a filter have come.</summary>
    /// <exception cref="HttpRequestException">The page cannot be asked.</exception>
    internal Task<TraceWaitAnswer> WaitAsync(string filter, int count, TimeSpan timeout, CancellationToken cancellation)
    {
        long milliseconds = Math.Max(1, (long)timeout.TotalMilliseconds);
        string path = string.Create(
            CultureInfo.InvariantCulture, $"api/traces/wait?filter={Uri.EscapeDataString(filter)}&count={count}&timeout={milliseconds}");
        return ReadAsync(path, PageJson.Default.TraceWaitAnswer, timeout + s_patience, cancellation);
    }

    public void Dispose() => _client.Dispose();

    private async Task<T> AskAsync<T>(string path, JsonTypeInfo<T> type, TimeSpan patience, CancellationToken cancellation)
    {
        try
        {
            return await ReadAsync(path, type, patience, cancellation);
        }
        catch (HttpRequestException problem)
        {
            string reason = problem.HttpRequestError == HttpRequestError.ConnectionError ? "nothing listens there" : problem.Message;
            throw new ToolException(
                $"no page of an agent answers at {page}: {reason}; start one with 'spanpack agent --page', or name a folder",
                    ExitCode.WrongUse);
        }
    }

    private async Task<T> ReadAsync<T>(string path, JsonTypeInfo<T> type, TimeSpan patience, CancellationToken cancellation)
    {
        using var limit = CancellationTokenSource.CreateLinkedTokenSource(cancellation);
        limit.CancelAfter(patience);
        try
        {
            using HttpResponseMessage answer = await _client.GetAsync(new Uri(path, UriKind.Relative), limit.Token);
            if (answer.IsSuccessStatusCode)
                return await answer.Content.ReadFromJsonAsync(type, limit.Token) ?? throw new HttpRequestException(NoPage);
            if (answer.StatusCode == HttpStatusCode.ServiceUnavailable) throw new HttpRequestException("it is busy");
            ErrorBody? error = await answer.Content.ReadFromJsonAsync(PageJson.Default.ErrorBody, limit.Token);
            throw error is { Error.Message: { } message } ? new ToolException($"{page}: {message}") : new HttpRequestException(NoPage);
        }
        catch (JsonException)
        {
            throw new HttpRequestException(NoPage);
        }
        catch (OperationCanceledException) when (!cancellation.IsCancellationRequested)
        {
            throw new HttpRequestException($"no answer within {patience.TotalSeconds:0} s");
        }
    }
}
