namespace SpanPack.AgentPage.Benchmarks;

/// <summary>What a page that is open does: it listens to events, and asks for what it shows.</summary>
internal sealed class OpenPage : IAsyncDisposable
{
    private readonly CancellationTokenSource _closing = new();
    private readonly Task _run;

    internal OpenPage(Uri page, string filter) => _run = ListenAsync(page, filter);

    internal int Ticks { get; private set; }

    internal long Bytes { get; private set; }

    public async ValueTask DisposeAsync()
    {
        await _closing.CancelAsync();
        await _run.ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing);
        _closing.Dispose();
    }

    private async Task ListenAsync(Uri page, string filter)
    {
        using var client = new HttpClient { BaseAddress = page };
        using Stream events =
            await client.GetStreamAsync(new Uri("api/events?filter=" + Uri.EscapeDataString(filter), UriKind.Relative), _closing.Token);
        using var reader = new StreamReader(events);
        while (await reader.ReadLineAsync(_closing.Token) is { } line)
        {
            Bytes += line.Length;
            if (line == "event: tick") Ticks++;
        }
    }
}
