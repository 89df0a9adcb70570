namespace SpanPack.AgentPage.Browser.Tests;

/// <summary>The browser of this machine. Its own download of Playwright is not used.</summary>
public sealed class Chromium : IAsyncLifetime
{
    // The shell first: it does not run the windows and menus of a browser, which take half of the time.
    private static readonly string[] s_names =
        ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

    private IPlaywright _playwright = null!;

    /// <summary>Why there is none, or null.</summary>
    internal static string? MissingReason { get; } = FindPath() is null ? $"no browser is in PATH: {string.Join(", ", s_names)}" : null;

    internal IBrowser Browser { get; private set; } = null!;

    public async Task InitializeAsync()
    {
        if (MissingReason is not null) return;
        Assertions.SetDefaultExpectTimeout((float)Patience.Long.TotalMilliseconds);
        _playwright = await Playwright.CreateAsync();
        // Root, as in containers, has no sandbox; /dev/shm is small there, and a graphics processor is imitated, which takes more time than
        // none.
        Browser = await _playwright.Chromium.LaunchAsync(new()
        {
            ExecutablePath = FindPath(),
            Args = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
        });
    }

    public async Task DisposeAsync()
    {
        if (MissingReason is not null) return;
        await Browser.CloseAsync();
        _playwright.Dispose();
    }

    private static string? FindPath()
    {
        string[] folders =
            (Environment.GetEnvironmentVariable("PATH") ?? "").Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries);
        return s_names.SelectMany(name =>
            folders.Select(folder => Path.Combine(folder, OperatingSystem.IsWindows() ? $"{name}.exe" : name)))
            .FirstOrDefault(File.Exists);
    }
}
