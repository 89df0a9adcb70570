using System.Diagnostics;

namespace SpanPack.Agent.Tests;

/// <summary>Waits for what must come.</summary>
internal static class Wait
{
    internal static async Task UntilAsync(Func<bool> condition, string what)
    {
        for (long began = Stopwatch.GetTimestamp(); !condition(); await Task.Delay(10))
        {
            if (Stopwatch.GetElapsedTime(began) > Patience.Long) throw new TimeoutException($"It did not happen: {what}.");
        }
    }
}
