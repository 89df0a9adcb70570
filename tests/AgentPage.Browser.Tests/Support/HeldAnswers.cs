namespace SpanPack.AgentPage.Browser.Tests;

/// <summary>Requests of a page that are answered when the test says so.</summary>
internal sealed class HeldAnswers
{
    private readonly TaskCompletionSource _released = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private int _count;

    /// <summary>Holds what is asked from now on at addresses that match <paramref name="pattern"/>.</summary>
    internal static async Task<HeldAnswers> HoldAsync(IPage page, string pattern)
    {
        HeldAnswers held = new();
        await page.RouteAsync(pattern, held.AnswerAsync);
        return held;
    }

    /// <summary>Waits until <paramref name="count"/> requests have come in all.</summary>
    internal Task WaitForAsync(int count) => Wait.UntilAsync(() => Volatile.Read(ref _count) >= count, $"{count} requests have come");

    internal void Release() => _released.SetResult();

    private async Task AnswerAsync(IRoute route)
    {
        Interlocked.Increment(ref _count);
        await _released.Task;
        try
        {
            await route.ContinueAsync();
        }
        catch (PlaywrightException)
        {
            // The page has taken its request back.
        }
    }
}
