using System.Buffers;

namespace SpanPack.MessagePackCSharp.Tests;

/// <summary>Output for readers of the old specification is what the library itself writes for them.</summary>
public sealed class OldSpecTests
{
    private delegate void WriteAction(ref MessagePackWriter writer);

    [Fact]
    public void AnyValues_AreTranscodedAsTheLibraryWritesThem()
    {
        for (int seed = 0; seed < 2000; seed++)
        {
            byte[] values = Written(false, (ref MessagePackWriter writer) => ValueWriter.Write(ref writer, seed));

            Assert.Equal(
                Written(true, (ref MessagePackWriter writer) => ValueWriter.Write(ref writer, seed)),
                Written(true, (ref MessagePackWriter writer) => writer.WriteConstant(values)));
            Assert.Equal(values, Written(false, (ref MessagePackWriter writer) => writer.WriteConstant(values)));
        }
    }

    [Fact]
    public void Chunks_HaveNoTypeThatTheOldSpecificationLacks_AndAreReadBackWithoutStructures()
    {
        foreach ((string name, TraceChunk chunk) in TestChunks.All)
        {
            byte[] written = MessagePackSerializer.Serialize(chunk, TestChunks.Options.WithOldSpec(true));

            var reader = new MessagePackReader(written);
            Assert.False(HasNewType(ref reader), name);
            Assert.True(reader.End);
            if (chunk.Spans.Count > 0 && chunk.Spans[0].GetMetaStructNames().Any())
            {
                // Structures must be bytes when they are read, as the agent demands; the old specification has text alone.
                Assert.Throws<MessagePackSerializationException>(()
                    => MessagePackSerializer.Deserialize<TraceChunk>(written, TestChunks.Options));
                continue;
            }

            TraceChunk read = MessagePackSerializer.Deserialize<TraceChunk>(written, TestChunks.Options);
            byte[] again = MessagePackSerializer.Serialize(read, TestChunks.Options);
            Assert.Equal(MessagePackSerializer.Serialize(chunk, TestChunks.Options), again);
        }
    }

    private static bool HasNewType(ref MessagePackReader reader)
    {
        if (reader.NextCode is MessagePackCode.Str8 or MessagePackCode.Bin8 or MessagePackCode.Bin16 or MessagePackCode.Bin32) return true;
        int values = reader.NextMessagePackType switch
        {
            MessagePackType.Array => reader.ReadArrayHeader(),
            MessagePackType.Map => 2 * reader.ReadMapHeader(),
            _ => -1,
        };
        if (values < 0) reader.Skip();
        for (; values > 0; values--)
        {
            if (HasNewType(ref reader)) return true;
        }

        return false;
    }

    private static byte[] Written(bool oldSpec, WriteAction write)
    {
        var memory = new ArrayBufferWriter<byte>();
        var writer = new MessagePackWriter(memory) { OldSpec = oldSpec };
        write(ref writer);
        writer.Flush();
        return memory.WrittenSpan.ToArray();
    }
}
