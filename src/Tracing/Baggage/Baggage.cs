namespace SpanPack.Tracing;

/// <summary>
/// Pairs that travel with the work of the program: to the operations that it starts, and in headers to the services that it calls.
/// </summary>
/// <remarks>
/// <see cref="Current"/> belongs to the execution context. Work that starts later shares the same object, so its changes are visible here
/// too. Each call on it is safe for any number of threads.
/// </remarks>
public static class Baggage
{
    /// <summary>
    /// Gets or sets the baggage of the execution context, never null. It includes the baggage of the current activity until an item is
    /// removed or it is set. Setting it copies the pairs; null sets an empty one.
    /// </summary>
    public static IDictionary<string, string?> Current
    {
        get => BaggageItems.Current;
        set => BaggageItems.Set(value);
    }
}
