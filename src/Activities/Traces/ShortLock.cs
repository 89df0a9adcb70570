using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// A lock for a few stores. A thread that finds it taken spins: entering and leaving a monitor takes as long as the protected work.
/// </summary>
/// <remarks>
/// Use it as a field that is not read-only. While it is held, do not enter it again, wait for anything or call code of the program.
/// </remarks>
[DebuggerDisplay("{_isTaken == 0 ? \"free\" : \"taken\",nq}")]
internal struct ShortLock
{
    private int _isTaken;

    /// <summary>Enters it.</summary>
    /// <returns>The guard that leaves it at the end of its block.</returns>
    internal static Held Enter(ref ShortLock shortLock)
    {
        if (Interlocked.CompareExchange(ref shortLock._isTaken, 1, 0) != 0) Wait(ref shortLock._isTaken);
        return new Held(ref shortLock._isTaken);
    }

    private static void Wait(ref int isTaken)
    {
        var wait = default(SpinWait);
        do wait.SpinOnce();
        while (Volatile.Read(ref isTaken) != 0 || Interlocked.CompareExchange(ref isTaken, 1, 0) != 0);
    }

    /// <summary>Leaves the lock when it is disposed of.</summary>
    internal readonly ref struct Held(ref int isTaken)
    {
        private readonly ref int _isTaken = ref isTaken;

        internal void Dispose() => Volatile.Write(ref _isTaken, 0);
    }
}
