using System.Buffers;
using System.IO.Pipelines;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Destinations;

public sealed class BufferWriterTests
{
    public static TheoryData<string> AllShapes => Shapes.All;

    [Theory]
    [MemberData(nameof(AllShapes))]
    public async Task EveryWriter_GetsTheSameBytes(string shape)
    {
        foreach (SpanMessagePackFormatter formatter in Shapes.Formatters)
        {
            byte[] expected = Expected(formatter, shape);
            foreach (int segment in (int[])[1, 2, 7, 64, 1000, 4096, 1 << 22])
            {
                Assert.Equal(expected, Write(formatter, shape, new SegmentWriter(segment, more: 0)));
                Assert.Equal(expected, Write(formatter, shape, new SegmentWriter(segment, more: 13)));
            }

            Assert.Equal(expected, await WriteToPipe(formatter, shape));
        }
    }

    [Theory]
    [MemberData(nameof(AllShapes))]
    public void ABuffer_KeepsWhatItHolds_AndGrows(string shape)
    {
        foreach (SpanMessagePackFormatter formatter in Shapes.Formatters)
        {
            byte[] expected = Expected(formatter, shape);
            using var buffer = new PayloadBuffer(1);
            for (int i = 1; i <= 5; i++)
            {
                Assert.Equal(expected.Length, formatter.Write(buffer, Shapes.Create(shape)));
                Assert.Equal(i * expected.Length, buffer.Length);
                Assert.Equal(expected, buffer.WrittenSpan[^expected.Length..]);
                Assert.Equal(expected, buffer.WrittenMemory.Span[..expected.Length]);
            }

            buffer.Clear();
            Assert.Equal(0, buffer.Length);
            formatter.Write(buffer, Shapes.Create(shape));
            Assert.Equal(expected, buffer.WrittenSpan);
        }
    }

    private static byte[] Expected(SpanMessagePackFormatter formatter, string shape) => Written.Chunk(formatter, Shapes.Create(shape));

    private static byte[] Write(SpanMessagePackFormatter formatter, string shape, SegmentWriter writer)
    {
        int byteCount = formatter.Write(writer, Shapes.Create(shape));
        byte[] written = writer.ToArray();
        Assert.Equal(written.Length, byteCount);
        return written;
    }

    private static async Task<byte[]> WriteToPipe(SpanMessagePackFormatter formatter, string shape)
    {
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 0));
        formatter.Write(pipe.Writer, Shapes.Create(shape));
        await pipe.Writer.CompleteAsync();
        ReadResult result = await pipe.Reader.ReadAtLeastAsync(1 << 22);
        return result.Buffer.ToArray();
    }
}
