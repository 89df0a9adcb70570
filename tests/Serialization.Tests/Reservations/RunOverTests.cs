using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Reservations;

/// <summary>
/// How far beyond the last byte of a chunk a writer stores: copies of keys and short text are made in blocks, and the rest of a block is
/// written over.
/// </summary>
public sealed class RunOverTests
{
    private const int MaxRunOver = 31; // the largest block has 32 bytes
    private const int Looked = 8192; // bytes behind the chunk

    public static TheoryData<string> AllShapes => Shapes.All;

    [Theory]
    [MemberData(nameof(AllShapes))]
    public void NothingIsStored_MoreThanABlockBehindTheEnd_OrBeforeTheStart(string shape)
    {
        TraceChunk chunk = Shapes.Create(shape);
        foreach (SpanMessagePackFormatter formatter in Shapes.Formatters)
        {
            int size = Written.Chunk(formatter, chunk, isFirstOfPayload: true).Length;
            foreach (byte canary in (byte[])[0x00, 0xc1]) // two, since a store of the very canary is not seen
            {
                using var buffer = new PayloadBuffer((4 * size) + (2 * Looked)); // more than any text may ask for: the buffer does not grow
                Span<byte> all = buffer.Array;
                for (int i = 0; i < 2; i++) // a span that was written already is copied
                {
                    all.Fill(canary);
                    buffer.Clear();
                    buffer.Advance(Looked);
                    formatter.Write(buffer, chunk, isFirstOfPayload: true);

                    Assert.Equal(Looked + size, buffer.Length);
                    Assert.True(buffer.Array == all);
                    Assert.False(all[..Looked].ContainsAnyExcept(canary));
                    Assert.False(all[(buffer.Length + MaxRunOver)..].ContainsAnyExcept(canary));
                }
            }
        }
    }
}
