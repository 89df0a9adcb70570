using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Traces with activities that have ended while their local root has not. There is room for a fixed number, in places that traces claim without a lock: a
/// trace that finds none takes that of another, whose activities are then sent as a chunk of their own.
/// </summary>
/// <typeparam name="T">A trace.</typeparam>
/// <remarks>Safe for any number of threads; <see cref="Add"/> and <see cref="Remove"/> of one trace are called under its lock.</remarks>
[DebuggerDisplay("{_places.Length} places")]
internal sealed class WaitingPlaces<T>
    where T : class, IWaiting
{
    /// <summary>Traces that wait, at most: 128 KiB of references.</summary>
    internal const int DefaultCapacity = 16_384;

    private const int MaxTries = 8;

    private readonly T?[] _places;

    /// <param name="capacity">A power of two.</param>
    /// <param name="clock">Says since when a trace waits.</param>
    /// <param name="maxBytes">Bytes that those who wait may hold.</param>
    internal WaitingPlaces(int capacity, TraceClock clock, long maxBytes = long.MaxValue)
        => (_places, Clock, Held, Taken) = (new T?[capacity], clock, new HeldBytes(maxBytes), new TakenChunks(clock));

    /// <summary>Gets the clock of traces that wait.</summary>
    internal TraceClock Clock { get; }

    /// <summary>Gets the memory that those who wait hold.</summary>
    internal HeldBytes Held { get; }

    /// <summary>Gets what was taken out of traces and is not written yet.</summary>
    internal TakenChunks Taken { get; }

    /// <summary>Claims a place for a trace.</summary>
    /// <returns>The trace that had the place, which has to be sent; null when there was room.</returns>
    internal T? Add(T trace)
    {
        int mask = _places.Length - 1;
        for (int i = 0; i < MaxTries; i++)
        {
            int place = (trace.Number + i) & mask;
            if (Volatile.Read(ref _places[place]) is not null || Interlocked.CompareExchange(ref _places[place], trace, null) is not null) continue;
            trace.Place = place;
            return null;
        }

        trace.Place = trace.Number & mask;
        return Interlocked.Exchange(ref _places[trace.Place], trace);
    }

    /// <summary>Gives the place of a trace back, if it still has it.</summary>
    internal void Remove(T trace) => Interlocked.CompareExchange(ref _places[trace.Place], null, trace);

    /// <summary>Calls something for each trace that waits. Traces may come and go meanwhile.</summary>
    internal void ForEach<TState>(TState state, Action<T, TState> action)
    {
        for (int i = 0; i < _places.Length; i++)
        {
            if (Volatile.Read(ref _places[i]) is { } trace) action(trace, state);
        }
    }
}
