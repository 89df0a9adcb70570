using System.Diagnostics;

namespace SpanPack;

/// <summary>How long a stripe is waited for that somebody else has entered: about a microsecond, unless tags of the program block.</summary>
internal static class StripeWait
{
    /// <summary>Between two attempts to close a stripe whose tags block.</summary>
    internal static readonly TimeSpan Pause = TimeSpan.FromMilliseconds(100);

    private const int TurnsEach = 16; // attempts before the next stripe has its turn

    private static readonly long s_writing = Stopwatch.Frequency / 10; // 100 ms: longer than a thread that has work is kept from it
    private static readonly long s_closing = Stopwatch.Frequency / 200; // 5 ms: it is tried again

    /// <summary>Waits for a stripe, to close it.</summary>
    /// <returns><see langword="false"/> when time is over, or when this thread has entered already.</returns>
    internal static bool TryEnter(Stripe stripe) => !stripe.IsOwn && EnterAny([stripe], 0, s_closing) == 0;

    /// <summary>Waits for any stripe, to write.</summary>
    /// <param name="stripes">The stripes.</param>
    /// <param name="first">The one that is tried first.</param>
    /// <returns>Which one was entered; -1 when time is over.</returns>
    internal static int EnterAny(Stripe[] stripes, int first) => EnterAny(stripes, first, s_writing);

    private static int EnterAny(Stripe[] stripes, int first, long time)
    {
        long deadline = Stopwatch.GetTimestamp() + time;
        var wait = default(SpinWait);
        for (int turn = 0; turn % TurnsEach != 0 || turn == 0 || Stopwatch.GetTimestamp() <= deadline; turn++)
        {
            int index = (first + (turn / TurnsEach)) % stripes.Length;
            if (stripes[index].TryEnter()) return index;
            wait.SpinOnce();
        }

        return -1;
    }
}
