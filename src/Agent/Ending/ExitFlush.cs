using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>
/// Flushes writers and other components before the process ends, however it ends. It closes nothing, cancels no signal and keeps the exit
/// code.
/// </summary>
/// <remarks>Since .NET 10 the runtime raises no ProcessExit for SIGTERM, and never did for SIGHUP.</remarks>
internal static class ExitFlush
{
    private static readonly object s_lock = new();
    private static readonly List<Func<bool, Task>> s_flushes = [];
    private static readonly List<PosixSignalRegistration> s_signals = [];
    private static bool s_isHooked;

    /// <summary>Registers a flush for the end of the process.</summary>
    /// <param name="flush">
    /// Flushes within its time limit. The argument is true when the process certainly ends; it may continue after a signal.
    /// </param>
    internal static void Add(Func<bool, Task> flush)
    {
        lock (s_lock)
        {
            s_flushes.Add(flush);
            if (s_isHooked) return;
            s_isHooked = true;
            AppDomain.CurrentDomain.ProcessExit += static (_, _) => FlushAll(isLast: true);
            AppDomain.CurrentDomain.UnhandledException += static (_, problem) =>
            {
                if (problem.IsTerminating) FlushAll(isLast: true);
            };
            Hook(PosixSignal.SIGTERM);
            Hook(PosixSignal.SIGINT);
            Hook(PosixSignal.SIGQUIT);
            Hook(PosixSignal.SIGHUP);
        }
    }

    /// <summary>Removes a flush.</summary>
    internal static void Remove(Func<bool, Task> flush)
    {
        lock (s_lock) s_flushes.Remove(flush);
    }

    private static void Hook(PosixSignal signal)
    {
        try
        {
            s_signals.Add(PosixSignalRegistration.Create(signal, static _ => FlushAll(isLast: false)));
        }
        catch (PlatformNotSupportedException)
        {
            // This system has no such signal.
        }
    }

    private static void FlushAll(bool isLast)
    {
        Func<bool, Task>[] flushes;
        lock (s_lock) flushes = [.. s_flushes];
        try
        {
            Task.WaitAll([.. flushes.Select(flush => Task.Run(() => flush(isLast)))]);
        }
        catch (AggregateException)
        {
            // The process ends all the same.
        }
    }
}
