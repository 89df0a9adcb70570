namespace SpanPack.Samples.Tests.Support;

/// <summary>One run of the web shop for all tests that look at what came of its requests.</summary>
public sealed class ShopRequests : IAsyncLifetime
{
    /// <summary>Requests that were made.</summary>
    internal const int Count = 24;

    /// <summary>Gets the exit code of the run, and what it printed.</summary>
    internal (int ExitCode, string Output) Run { get; private set; }

    /// <summary>Gets the spans that arrived.</summary>
    internal IReadOnlyList<Span> Spans { get; private set; } = [];

    /// <inheritdoc/>
    public async Task InitializeAsync()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using ShopRun shop = await ShopRun.RunAsync("--requests", $"{Count}", "--agent", agent.Url.ToString());
        Run = (shop.ExitCode, shop.Output);
        Spans = ArrivedSpans.Of(agent);
    }

    /// <inheritdoc/>
    public Task DisposeAsync() => Task.CompletedTask;
}
