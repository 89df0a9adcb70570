using SpanPack.Serialization.Tests.Guarded;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Reservations;

/// <summary>
/// Buffers that grow at any place of a chunk. A guard page cannot lie behind the array of a pool: a debug build compares every store with
/// what was reserved before it, and these tests let each reservation be the one that has to grow.
/// </summary>
[Trait("Category", Dose.Category)]
public sealed class GrowthTests
{
    private const int MostAskedAhead = 2048; // a span asks for room for all its tags at once, about
    private static readonly int s_steps = Dose.IsThorough ? 1000 : 300;

    public static TheoryData<string> AllShapes => Shapes.All;

    public static TheoryData<TraceFormat, string> FormatsAndShapes => Combine(Shapes.Names);

    public static TheoryData<TraceFormat, string> FormatsAndFullShapes
        => Combine(FullSlots.WithFewNames.Select(static shape => shape.Name));

    [Theory]
    [MemberData(nameof(AllShapes))]
    public void ABuffer_WithAnyRoomLeft_KeepsWhatItHolds_AndGetsTheSameBytes(string shape)
    {
        TraceChunk chunk = Shapes.Create(shape);
        foreach (SpanMessagePackFormatter formatter in Shapes.Formatters)
        {
            byte[] expected = Written.Chunk(formatter, chunk, isFirstOfPayload: true);
            int most = expected.Length + MostAskedAhead;
            for (int room = 0; room < most; room += 1 + (most / s_steps))
            {
                using PayloadBuffer buffer = BufferWithRoom(room);
                byte[] before = buffer.WrittenSpan.ToArray();

                Assert.Equal(expected.Length, formatter.Write(buffer, chunk, isFirstOfPayload: true));
                Assert.True(buffer.WrittenSpan[..before.Length].SequenceEqual(before), $"{room} bytes left");
                Assert.True(buffer.WrittenSpan[before.Length..].SequenceEqual(expected), $"{room} bytes left");
            }
        }
    }

    [Theory]
    [MemberData(nameof(FormatsAndShapes))]
    public void APayload_WhoseBuffersAreAlmostFull_SaysTheSame(TraceFormat format, string shape)
        => AssertSameAfterFillers(format, Shapes.Create(shape), step: Dose.Of(ordinary: 8, full: 1, thorough: 4));

    [Theory]
    [MemberData(nameof(FormatsAndFullShapes))]
    public void SpansThatTakeAllTheirRoom_SayTheSame(TraceFormat format, string shape)
    {
        // Twice in one chunk: formats with a string table write a pair that repeats in another way.
        Span span = FullSlots.WithFewNames.Single(full => full.Name == shape).Create();
        AssertSameAfterFillers(format, new TraceChunk(new[] { span, span }), step: Dose.IsThorough ? 40 : 80);
    }

    private static void AssertSameAfterFillers(TraceFormat format, in TraceChunk chunk, int step)
    {
        foreach (SpanMessagePackFormatter formatter in Shapes.Formatters)
        {
            byte[] expected = Filler.ChunkAfter(format, formatter, chunk, characters: 300, spans: 1);
            foreach ((int characters, int spans) in Filler.AlmostFull(format, step))
            {
                Assert.True(expected.AsSpan().SequenceEqual(Filler.ChunkAfter(format, formatter, chunk, characters, spans)),
                    $"{characters} characters, {spans} spans");
            }
        }
    }

    private static TheoryData<TraceFormat, string> Combine(IEnumerable<string> shapes)
    {
        var all = new TheoryData<TraceFormat, string>();
        foreach (TraceFormat format in TraceFormats.All)
        {
            foreach (string shape in shapes) all.Add(format, shape);
        }

        return all;
    }

    /// <summary>A buffer that has exactly so many bytes left, in an array as small as the pool has it.</summary>
    private static PayloadBuffer BufferWithRoom(int room)
    {
        var buffer = new PayloadBuffer(room);
        buffer.Advance(buffer.Room.Length - room);
        return buffer;
    }
}
