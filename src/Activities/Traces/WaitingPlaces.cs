using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Traces with ended activities whose local root has not ended. Their number is limited; traces claim entries without a lock. A trace that
/// finds none replaces another, whose activities are then sent as a separate chunk.
/// </summary>
/// <typeparam name="T">A trace.</typeparam>
/// <remarks>Safe for any number of threads; <see cref="Add"/> and <see cref="Remove"/> of one trace are called under its lock.</remarks>
[DebuggerDisplay("{_places.Length} places")]
internal sealed class WaitingPlaces<T>
    where T : class, IWaiting
{
    /// <summary>The most waiting traces: 128 KiB of references.</summary>
    internal const int DefaultCapacity = 16_384;

    private const int MaxTries = 8;

    private readonly T?[] _places;

    /// <param name="capacity">A power of two.</param>
    /// <param name="clock">The clock for the time of waiting.</param>
    /// <param name="maxBytes">The most bytes of waiting traces.</param>
    internal WaitingPlaces(int capacity, TraceClock clock, long maxBytes = long.MaxValue)
        => (_places, Clock, Held, Taken) = (new T?[capacity], clock, new HeldBytes(maxBytes), new TakenChunks(clock));

    /// <summary>Gets the clock of waiting traces.</summary>
    internal TraceClock Clock { get; }

    /// <summary>Gets the memory of waiting traces.</summary>
    internal HeldBytes Held { get; }

    /// <summary>Gets the chunks that were taken out of traces and are not written yet.</summary>
    internal TakenChunks Taken { get; }

    /// <summary>Claims an entry for a trace.</summary>
    /// <returns>The trace that had the entry, which has to be sent; null when there was room.</returns>
    internal T? Add(T trace)
    {
        int number = trace.Number;
        for (int i = 0; i < MaxTries; i++)
        {
            ref T? place = ref PlaceAt(number + i);
            if (Volatile.Read(ref place) is not null || Interlocked.CompareExchange(ref place, trace, null) is not null) continue;
            trace.Steps = (byte)i;
            return null;
        }

        trace.Steps = 0;
        return Interlocked.Exchange(ref PlaceAt(number), trace);
    }

    /// <summary>Releases the entry of a trace, if it still has it.</summary>
    internal void Remove(T trace) => Interlocked.CompareExchange(ref PlaceAt(trace.Number + trace.Steps), null, trace);

    /// <summary>Calls a method for each waiting trace. Traces may come and go meanwhile.</summary>
    internal void ForEach<TState>(TState state, Action<T, TState> action)
    {
        for (int i = 0; i < _places.Length; i++)
        {
            if (Volatile.Read(ref _places[i]) is { } trace) action(trace, state);
        }
    }

    private ref T? PlaceAt(int number) => ref _places[number & (_places.Length - 1)];
}
