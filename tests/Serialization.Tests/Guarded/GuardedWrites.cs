namespace SpanPack.Serialization.Tests.Guarded;

/// <summary>Writes one case to guarded memory of every size that matters. What goes wrong throws, or stops the process.</summary>
/// <param name="details">
/// Whether to print each write before it is done: its line is then the last one of a process that was stopped.
/// </param>
internal sealed class GuardedWrites(bool details) : IDisposable
{
    /// <summary>
    /// Bytes after the last one that counts which may be stored to: keys and short text are copied in blocks of up to 32.
    /// </summary>
    private const int MaxRunOver = 31;

    private const byte Canary = 0xc1; // no MessagePack value begins with it
    private const int Capacity = 64 * 1024 * 1024;
    private const int MostReserved = 1024 * 1024; // by spans whose tags are few and short

    private static readonly int s_windowSteps = Dose.Of(6, full: 40);

    private readonly GuardedMemory _memory = new(Capacity);
    private PayloadBuffer _overflow = new();
    private bool _isFirst; // whether buffers have seen nothing: strings are then transcoded, which are copied later

    /// <summary>Writes done so far.</summary>
    internal int Count { get; private set; }

    /// <summary>Of those, the ones that went straight to the span.</summary>
    internal int DirectCount { get; private set; }

    internal void Run(GuardedCase guarded)
    {
        byte[] expected = guarded.Write();
        Run(guarded, expected, isFirst: true);
        Run(guarded, expected, isFirst: false);
    }

    private void Run(GuardedCase guarded, byte[] expected, bool isFirst)
    {
        _isFirst = isFirst;
        foreach (int size in Sizes(expected.Length))
        {
            Write(guarded, expected, size, $"to {size} bytes that end at the guard", _memory.EndingAtGuard(size));
            Write(guarded, expected, size, $"to {size} bytes that begin at the guard", _memory.BeginningAtGuard(size));
        }

        WriteThroughWindows(guarded, expected);
    }

    public void Dispose()
    {
        _memory.Dispose();
        _overflow.Dispose();
    }

    /// <summary>
    /// To spans of all sizes below the one that holds all that is reserved, where unchecked stores come closest to the guard.
    /// </summary>
    private void WriteThroughWindows(GuardedCase guarded, byte[] expected)
    {
        int tooSmall = -1;
        int enough = (4 * expected.Length) + MostReserved;
        while (enough - tooSmall > 1)
        {
            int middle = tooSmall + ((enough - tooSmall) / 2);
            if (WriteThroughWindow(guarded, expected, middle, middle)) enough = middle;
            else tooSmall = middle;
        }

        for (int i = 0; i <= s_windowSteps; i++)
        {
            int size = (int)((long)enough * i / s_windowSteps);
            WriteThroughWindow(guarded, expected, size, size);
        }

        // Reservations are generous: what is stored near the end of the chunk is far from the end of such a span. Not so here.
        WriteThroughWindow(guarded, expected, expected.Length + MaxRunOver, Math.Max(expected.Length + MaxRunOver, enough));
    }

    private bool WriteThroughWindow(GuardedCase guarded, byte[] expected, int size, int claimed)
    {
        if (details)
            Console.WriteLine($"{guarded.Detail}: {expected.Length} bytes through a window of {size} bytes that says it has {claimed}");
        Count++;
        Span<byte> room = _memory.EndingBefore(size, claimed);
        if (_isFirst)
        {
            _overflow.Dispose();
            _overflow = new PayloadBuffer();
        }

        _overflow.Clear();
        bool isInside = guarded.WriteThroughWindow(room, _overflow, out int byteCount);
        ReadOnlySpan<byte> written = isInside ? room[..byteCount] : _overflow.WrittenSpan;
        if (!written.SequenceEqual(expected))
            throw new InvalidOperationException($"{guarded.Detail} through a window of {size} bytes: other bytes than in a buffer.");
        if (isInside) DirectCount++;
        return isInside;
    }

    private void Write(GuardedCase guarded, byte[] expected, int size, string where, Span<byte> destination)
    {
        if (details) Console.WriteLine($"{guarded.Detail}: {expected.Length} bytes {where}");
        Count++;
        Span<byte> real = destination[..Math.Min(destination.Length, expected.Length + MaxRunOver)];
        real.Fill(Canary);
        if (_isFirst) ForgetBuffer();
        bool isWritten = guarded.TryWrite(destination, out int byteCount);
        if (byteCount != expected.Length)
            throw new InvalidOperationException($"{guarded.Detail} {where}: {byteCount} bytes, not {expected.Length}.");
        if (isWritten != size >= expected.Length)
            throw new InvalidOperationException(
                $"{guarded.Detail} {where}: written is {isWritten}, the chunk has {expected.Length} bytes.");
        if (isWritten && !destination[..byteCount].SequenceEqual(expected))
            throw new InvalidOperationException($"{guarded.Detail} {where}: other bytes than in a buffer.");
        if (!isWritten && real.ContainsAnyExcept(Canary))
            throw new InvalidOperationException($"{guarded.Detail} {where}: touched although it is too short.");
    }

    // The next one is new.
    private static void ForgetBuffer()
    {
        ScratchBuffer scratch = ScratchBuffer.Enter();
        scratch.Buffer.Dispose();
        scratch.Leave();
    }

    /// <summary>Around the exact size, and far from it.</summary>
    private static IEnumerable<int> Sizes(int exact)
    {
        int[] always = [0, exact - 1, exact, exact + 1, exact + 8, exact + 16, exact + 31, exact + 32, exact + 4096];
        int[] others = [1, exact / 2, exact - 2, exact + 7, exact + 9, exact + 15, exact + 17, exact + 33, exact + 1000];
        return (Dose.IsThorough ? always.Concat(others) : always).Where(static size => size >= 0).Distinct();
    }
}
