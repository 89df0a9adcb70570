namespace SpanPack.AgentPage.Browser.Tests;

/// <summary>Requests of a page that are answered when the test says so.</summary>
internal sealed class HeldAnswers
{
    private readonly TaskCompletionSource _released = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private readonly SemaphoreSlim _asked = new(0);
    private int _count;

    /// <summary>Holds what is asked from now on at addresses that match <paramref name="pattern"/>.</summary>
    public static async Task<HeldAnswers> HoldAsync(IPage page, string pattern)
    {
        HeldAnswers held = new();
        await page.RouteAsync(pattern, held.AnswerAsync);
        return held;
    }

    /// <summary>Waits until <paramref name="count"/> requests have come in all.</summary>
    public async Task WaitForAsync(int count)
    {
        for (; _count < count; _count++)
        {
            if (!await _asked.WaitAsync(TimeSpan.FromMinutes(2))) throw new TimeoutException($"{_count} of {count} requests came within two minutes");
        }
    }

    public void Release() => _released.SetResult();

    private async Task AnswerAsync(IRoute route)
    {
        _asked.Release();
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
