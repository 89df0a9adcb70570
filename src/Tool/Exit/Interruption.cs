using System.Runtime.InteropServices;

namespace SpanPack.Tool;

/// <summary>
/// Ctrl+C, SIGTERM, and SIGHUP of a closed terminal. A command is cancelled and has a moment to end a line or to remove a file. After that
/// the process ends, even if it is blocked by a pipe without a reader, a stopped terminal or a FIFO without another end. A signal that was
/// ignored at the start stays ignored. A command that watches its own end may take longer, until a second signal.
/// </summary>
internal sealed class Interruption : IDisposable
{
    // Two seconds are promised, and the end of the process takes some time, too.
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(1.5);
    private static readonly CancellationTokenSource s_asked = new();
    private static readonly PosixSignal[] s_ending = [PosixSignal.SIGINT, PosixSignal.SIGTERM, PosixSignal.SIGHUP];

    private static long s_patienceTicks = s_patience.Ticks; // of the next signal

    private readonly ManualResetEventSlim _ended = new();
    private readonly PosixSignalRegistration[] _signals;

    internal Interruption() => _signals = [.. s_ending.Select(signal => PosixSignalRegistration.Create(signal, End))];

    /// <summary>Gets the token that the first signal cancels. A process has one.</summary>
    internal static CancellationToken Token => s_asked.Token;

    /// <summary>Allows the command more time, because it detects blocked work itself.</summary>
    internal static void Allow(TimeSpan longest) => Volatile.Write(ref s_patienceTicks, longest.Ticks);

    public void Dispose()
    {
        _ended.Set();
        foreach (PosixSignalRegistration signal in _signals) signal.Dispose();
    }

    // The runtime calls this on a thread of its own, which may wait, even when all those of the pool are busy.
    private void End(PosixSignalContext signal)
    {
        signal.Cancel = true;
        _ = s_asked.CancelAsync();
        var patience = TimeSpan.FromTicks(Interlocked.Exchange(ref s_patienceTicks, s_patience.Ticks));
        if (!_ended.Wait(patience)) Environment.Exit(ExitCode.Interrupted);
    }
}
