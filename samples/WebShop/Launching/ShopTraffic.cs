using System.Collections.Concurrent;
using System.Net;

namespace WebShop.Launching;

/// <summary>Makes requests, a few at a time, and counts the answers.</summary>
internal sealed class ShopTraffic(Uri storefront) : IDisposable
{
    private const int Customers = 4;

    private static readonly TimeSpan s_pause = TimeSpan.FromMilliseconds(250);

    private readonly ConcurrentDictionary<HttpStatusCode, int> _answers = new();
    private readonly HttpClient _client = new() { BaseAddress = storefront };
    private int _failed;

    /// <summary>Gets how many requests were made.</summary>
    internal int Requests => _answers.Values.Sum() + _failed;

    /// <summary>Gets how many were not answered at all.</summary>
    internal int Failed => _failed;

    /// <summary>Gets how often each status was the answer.</summary>
    internal IEnumerable<(int Status, int Count)> Answers => _answers.Select(static answer => ((int)answer.Key, answer.Value)).Order();

    internal Task RunAsync(IEnumerable<ShopRequest> requests, CancellationToken cancellation)
        => Parallel.ForEachAsync(requests, new ParallelOptions { MaxDegreeOfParallelism = Customers, CancellationToken = cancellation },
            MakeAsync);

    /// <summary>Makes the requests again and again, until it is cancelled.</summary>
    internal async Task RepeatAsync(List<ShopRequest> requests, CancellationToken cancellation)
    {
        try
        {
            while (true)
            {
                await RunAsync(requests, cancellation);
                await Task.Delay(s_pause, cancellation);
            }
        }
        catch (OperationCanceledException)
        {
            // This is how it ends.
        }
    }

    public void Dispose() => _client.Dispose();

    private async ValueTask MakeAsync(ShopRequest request, CancellationToken cancellation)
    {
        try
        {
            using HttpResponseMessage response = await (request.Checkout is { } checkout
                ? _client.PostAsJsonAsync(request.Path, checkout, cancellation)
                : _client.GetAsync(request.Path, cancellation));
            _answers.AddOrUpdate(response.StatusCode, 1, static (_, count) => count + 1);
        }
        catch (HttpRequestException)
        {
            Interlocked.Increment(ref _failed); // the storefront is gone: somebody has ended it
        }
    }
}
