using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SpanPack.Tests;

/// <summary>
/// Waits for what must come. After <see cref="Patience.Long"/> the test fails, and says what it waited for and what had come.
/// </summary>
internal static class Wait
{
    private static readonly TimeSpan s_interval = TimeSpan.FromMilliseconds(10);

    /// <param name="task">What must end.</param>
    /// <param name="came">Says what had come, for the message.</param>
    /// <param name="what">The expression.</param>
    /// <exception cref="TimeoutException">It did not end.</exception>
    internal static async Task InTime(this Task task, Func<string>? came = null, [CallerArgumentExpression(nameof(task))] string what = "")
    {
        try
        {
            await task.WaitAsync(Patience.Long);
        }
        catch (TimeoutException) when (!task.IsCompleted)
        {
            throw Late(what, came);
        }
    }

    /// <inheritdoc cref="InTime(Task, Func{string}, string)"/>
    internal static async Task<T> InTime<T>(this Task<T> task, Func<string>? came = null,
        [CallerArgumentExpression(nameof(task))] string what = "")
    {
        await InTime((Task)task, came, what);
        return await task;
    }

    /// <inheritdoc cref="InTime(Task, Func{string}, string)"/>
    internal static Task InTime(this ValueTask task, Func<string>? came = null, [CallerArgumentExpression(nameof(task))] string what = "")
        => InTime(task.AsTask(), came, what);

    /// <inheritdoc cref="InTime(Task, Func{string}, string)"/>
    internal static Task<T> InTime<T>(this ValueTask<T> task, Func<string>? came = null,
        [CallerArgumentExpression(nameof(task))] string what = "")
        => InTime(task.AsTask(), came, what);

    /// <param name="condition">Is asked every 10 ms.</param>
    /// <param name="what">What it says.</param>
    /// <param name="came">Says what had come, for the message.</param>
    /// <exception cref="TimeoutException">It never held.</exception>
    internal static async Task UntilAsync(Func<bool> condition, string what, Func<string>? came = null)
    {
        for (long began = Stopwatch.GetTimestamp(); !condition(); await Task.Delay(s_interval))
        {
            if (Stopwatch.GetElapsedTime(began) > Patience.Long) throw Late(what, came);
        }
    }

    /// <param name="reference">What nobody may refer to.</param>
    /// <param name="what">What says that it is gone.</param>
    /// <exception cref="TimeoutException">It is still there.</exception>
    internal static Task UntilCollectedAsync(WeakReference reference, string what) => UntilAsync(
        () =>
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
            return !reference.IsAlive;
        },
        what);

    private static TimeoutException Late(string what, Func<string>? came)
        => new($"Waited {Patience.Long.TotalMinutes} minutes for: {what}. "
            + $"{(came is null ? "It did not come." : $"What had come: {came()}")}");
}
