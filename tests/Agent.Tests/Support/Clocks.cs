using Microsoft.Extensions.Time.Testing;

namespace SpanPack.Agent.Tests;

/// <summary>Moves clocks of tests.</summary>
internal static class Clocks
{
    /// <summary>Moves a clock in steps until a condition holds.</summary>
    internal static Task AdvanceUntilAsync(this FakeTimeProvider time, TimeSpan step, Func<bool> condition, string what,
        Func<string>? came = null)
        => Wait.UntilAsync(
            () =>
            {
                if (condition()) return true;
                time.Advance(step);
                return false;
            },
            what,
            came);

    /// <summary>
    /// Moves the clock of a writer after each failed attempt, until something is done: by the longest pause, which is 100 ms at first, then
    /// twice that, or by what a test says.
    /// </summary>
    internal static async Task PassRetriesAsync(this FakeTimeProvider time, AgentWriter writer, Task done, TimeSpan? pause = null)
    {
        TimeSpan step = TimeSpan.FromMilliseconds(100);
        long seen = 0;
        while (true)
        {
            await Wait.UntilAsync(() => done.IsCompleted || writer.Retries > seen, "the next attempt", () => $"{seen} retries");
            if (done.IsCompleted) return;
            seen = writer.Retries;
            time.Advance(pause ?? step);
            step *= 2;
        }
    }
}
