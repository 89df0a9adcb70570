using System.Collections.Concurrent;

namespace SpanPack.AgentPage.Browser.Tests;

/// <summary>The page in a tab, and whatever it must not do: fail, ask somebody else, open a dialog.</summary>
internal sealed class Tab : IAsyncDisposable
{
    private readonly ConcurrentQueue<string> _wrong = new();
    private readonly IBrowserContext _context;
    private readonly bool _ownsContext;

    private Tab(IBrowserContext context, IPage page, Uri address, bool ownsContext)
    {
        (_context, Page, Address, _ownsContext) = (context, page, address, ownsContext);
        page.SetDefaultTimeout((float)Patience.Long.TotalMilliseconds);
        page.PageError += (_, problem) => _wrong.Enqueue($"a script failed: {problem}");
        page.Console += (_, message) =>
        {
            if (message.Type == "error" && IsFault(message.Text)) _wrong.Enqueue($"the console has: {message.Text}");
        };
        page.Dialog += (_, dialog) => _wrong.Enqueue($"a dialog was opened: {dialog.Message}");
        page.Request += (_, request) =>
        {
            var target = new Uri(request.Url);
            if (target.Scheme is not ("blob" or "data") && target.Authority != address.Authority)
                _wrong.Enqueue($"somebody else was asked: {request.Url}");
        };
    }

    internal IPage Page { get; }

    internal Uri Address { get; }

    internal IReadOnlyCollection<string> Wrong => _wrong;

    internal static Task<Tab> OpenAsync(Chromium chromium, ServedPage served, string hash = "#/traces",
        ColorScheme theme = ColorScheme.Light, int width = 1280, int height = 800)
        => OpenAsync(chromium, served,
            new BrowserNewContextOptions { ColorScheme = theme, ViewportSize = new() { Width = width, Height = height } }, hash);

    internal static async Task<Tab> OpenAsync(Chromium chromium, ServedPage served, BrowserNewContextOptions options,
        string hash = "#/traces")
    {
        options.ReducedMotion = ReducedMotion.Reduce;
        options.Permissions = ["clipboard-read", "clipboard-write"];
        return await OpenAsync(await chromium.Browser.NewContextAsync(options), served.Server.Url, hash, ownsContext: true);
    }

    /// <summary>Opens one more tab of the same browser window.</summary>
    internal Task<Tab> OpenAnotherAsync(string hash) => OpenAsync(_context, Address, hash, ownsContext: false);

    internal async Task GoAsync(string hash) => await Page.GotoAsync(new Uri(Address, hash).ToString());

    internal ILocator Rows => Page.Locator("trace-list .trace-row:not(.head)");

    internal ILocator Spans => Page.Locator("waterfall-chart .waterfall-row:not(.head)");

    /// <summary>Fails when the page did what it must not.</summary>
    internal void AssertNothingWrong() => Assert.True(_wrong.IsEmpty, string.Join('\n', _wrong));

    public async ValueTask DisposeAsync()
    {
        if (_ownsContext) await _context.CloseAsync();
        else await Page.CloseAsync();
    }

    private static async Task<Tab> OpenAsync(IBrowserContext context, Uri address, string hash, bool ownsContext)
    {
        var tab = new Tab(context, await context.NewPageAsync(), address, ownsContext);
        await tab.GoAsync(hash);
        return tab;
    }

    // Traces that are gone, and a server that is away, are told by the page; the browser tells its console too.
    private static bool IsFault(string text) => !text.Contains("Failed to load resource", StringComparison.Ordinal);
}
