namespace SpanPack;

/// <summary>
/// Repeats a step until it is cancelled. A failed step is reported and repeated after a second, so that code of the program cannot end a
/// loop of the library.
/// </summary>
internal static class EndlessLoop
{
    // By the clock of the system: that of the program may be what fails.
    private static readonly TimeSpan s_pause = TimeSpan.FromSeconds(1);

    /// <param name="step">The step; ends with <see cref="OperationCanceledException"/> when it is cancelled.</param>
    /// <param name="failed">Called for a failed step. Its exceptions are ignored.</param>
    /// <param name="cancellation">Ends the loop.</param>
    internal static async Task RunAsync(Func<CancellationToken, Task> step, Action<Exception> failed, CancellationToken cancellation)
    {
        while (!cancellation.IsCancellationRequested)
        {
            try
            {
                await step(cancellation).ConfigureAwait(false);
            }
            catch (Exception problem) when (!cancellation.IsCancellationRequested)
            {
                Tell(failed, problem);
                await Task.Delay(s_pause, cancellation).ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing);
            }
            catch (Exception)
            {
                // It ends.
            }
        }
    }

    private static void Tell(Action<Exception> failed, Exception problem)
    {
        try
        {
            failed(problem);
        }
        catch (Exception)
        {
            // There is nobody else to tell.
        }
    }
}
