namespace SpanPack;

/// <summary>One spare buffer a thread, for output that does not go straight to its destination.</summary>
internal static class ScratchBuffer
{
    private const int MaxKept = 1024 * 1024; // a buffer that one huge chunk has grown is not kept for ever

    [ThreadStatic]
    private static PayloadBuffer? s_spare;

    /// <summary>Takes the thread's buffer, empty. Whoever takes it gives it back; a second taker meanwhile gets a new one.</summary>
    internal static PayloadBuffer Take()
    {
        PayloadBuffer buffer = s_spare ?? new PayloadBuffer();
        s_spare = null;
        buffer.Clear();
        return buffer;
    }

    internal static void GiveBack(PayloadBuffer buffer)
    {
        if (s_spare is null && buffer.Array.Length <= MaxKept) s_spare = buffer;
        else buffer.Dispose();
    }
}
