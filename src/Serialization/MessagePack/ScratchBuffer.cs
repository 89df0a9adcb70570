namespace SpanPack;

/// <summary>One spare buffer a thread, for output that does not go straight to its destination.</summary>
internal sealed class ScratchBuffer
{
    private const int MaxKept = 1024 * 1024; // a buffer that one huge chunk has grown is not kept for ever

    [ThreadStatic]
    private static ScratchBuffer? s_thread;

    private readonly List<object?> _destinations = []; // of those who have taken one, the innermost last
    private PayloadBuffer? _spare;

    /// <summary>Takes the thread's buffer, empty. Whoever takes it gives it back; a second taker meanwhile gets a new one.</summary>
    /// <param name="destination">Where the output goes, if that can move its memory when it is written to by somebody else; else null.</param>
    /// <exception cref="InvalidOperationException">The thread is writing there already: tags that are being written use their own destination.</exception>
    internal static PayloadBuffer Take(object? destination = null)
    {
        ScratchBuffer thread = s_thread ??= new ScratchBuffer();
        if (destination is not null && thread._destinations.Contains(destination)) throw new InvalidOperationException("The buffer writer is in use: a chunk is being written to it. Tag classes must not write to where they are written to.");
        PayloadBuffer buffer = thread._spare ?? new PayloadBuffer();
        thread._spare = null;
        thread._destinations.Add(destination);
        buffer.Clear();
        return buffer;
    }

    internal static void GiveBack(PayloadBuffer buffer)
    {
        ScratchBuffer thread = s_thread!;
        thread._destinations.RemoveAt(thread._destinations.Count - 1);
        if (thread._spare is null && buffer.Array.Length <= MaxKept) thread._spare = buffer;
        else buffer.Dispose();
    }
}
