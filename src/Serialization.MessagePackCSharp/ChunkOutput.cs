namespace SpanPack;

/// <summary>Writes straight into the memory of the writer of a MessagePack library.</summary>
/// <remarks>
/// The writer is asked for as much room as recent values took, so that seldom one has to be copied because it did not fit.
/// </remarks>
internal sealed class ChunkOutput(SpanMessagePackFormatter formatter)
{
    private const int SmallestRoom = 512;
    private const int LargestRoom = 64 * 1024; // of the pooled memory that a writer has at hand

    private int _room = SmallestRoom; // threads may overwrite each other's: it is a guess

    /// <summary>Writes a chunk, or its only span without the array around it.</summary>
    internal void Write(ref MessagePackWriter writer, in TraceChunk chunk, bool isBare = false)
    {
        var output = new V04RoomWriter(Room(ref writer));
        try
        {
            int byteCount = output.Write(formatter, in chunk, isBare);
            Keep(ref writer, ref output, byteCount);
        }
        finally
        {
            output.Dispose();
        }
    }

    // What is written for the old specification is written twice, so it does not go to the writer first.
    private Span<byte> Room(scoped ref MessagePackWriter writer) => writer.OldSpec ? default : writer.GetSpan(_room);

    private void Keep(ref MessagePackWriter writer, scoped ref V04RoomWriter output, int byteCount)
    {
        if (output.Fits) writer.Advance(byteCount);
        else writer.WriteConstant(output.Overflow);
        // Down slowly, up at once: a chunk that is larger than its room is copied.
        int wanted = Math.Max(byteCount, _room - (_room / 64));
        _room = Math.Clamp(wanted, SmallestRoom, LargestRoom);
    }
}
