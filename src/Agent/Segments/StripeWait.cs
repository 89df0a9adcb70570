using System.Diagnostics;

namespace SpanPack;

/// <summary>The time to wait for a stripe that another thread has entered: about a microsecond, unless tags of the program block.</summary>
internal static class StripeWait
{
    /// <summary>The time between two attempts to close a stripe with blocking tags.</summary>
    internal static readonly TimeSpan Pause = TimeSpan.FromMilliseconds(100);

    private const int TurnsEach = 16; // attempts before the next stripe has its turn

    private static readonly long s_writing = Stopwatch.Frequency / 10; // 100 ms: longer than a thread that has work is kept from it
    private static readonly long s_closing = Stopwatch.Frequency / 200; // 5 ms: it is tried again

    /// <summary>Waits for a stripe, to close it.</summary>
    /// <returns><see langword="false"/> when the time is over, or when this thread has already entered.</returns>
    internal static bool TryEnter(Stripe stripe) => !stripe.IsOwn && EnterAny([stripe], 0, s_closing) == 0;

    /// <summary>Waits for any stripe, to write.</summary>
    /// <param name="stripes">The stripes.</param>
    /// <param name="first">The index of the first one to try.</param>
    /// <returns>The index of the entered stripe; -1 when the time is over.</returns>
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
