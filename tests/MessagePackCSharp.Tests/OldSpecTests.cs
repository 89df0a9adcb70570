using System.Buffers;

namespace SpanPack.MessagePackCSharp.Tests;

/// <summary>Output for readers of the old specification is what the library itself writes for them.</summary>
public sealed class OldSpecTests
{
    [Fact]
    public void AnyValues_AreTranscodedAsTheLibraryWritesThem()
    {
        for (int seed = 0; seed < 2000; seed++)
        {
            Values.WriteAction writeAll = (ref MessagePackWriter writer) => ValueWriter.Write(ref writer, seed);
            byte[] values = Values.Written(writeAll);
            Values.WriteAction writeConstant = (ref MessagePackWriter writer) => writer.WriteConstant(values);

            Assert.Equal(Values.Written(writeAll, oldSpec: true), Values.Written(writeConstant, oldSpec: true));
            Assert.Equal(values, Values.Written(writeConstant));
        }
    }

    [Fact]
    public void Chunks_HaveNoTypeThatTheOldSpecificationLacks_AndAreReadBackWithoutStructures()
    {
        foreach ((string name, TraceChunk chunk) in TestChunks.All)
        {
            byte[] written = Values.Written(chunk, oldSpec: true);

            var reader = new MessagePackReader(new ReadOnlySequence<byte>(written));
            Assert.False(HasNewType(ref reader), name);
            Assert.True(reader.End);
            if (chunk.Spans.Count > 0 && chunk.Spans[0].GetMetaStructNames().Any())
            {
                // Structures must be bytes when they are read, as the agent demands; the old specification has text alone.
                Assert.Throws<MessagePackSerializationException>(() => Values.ReadChunk(written));
                continue;
            }

            Assert.Equal(Values.Written(chunk), Values.Written(Values.ReadChunk(written)));
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
        if (values < 0) TestedLibrary.Skip(ref reader);
        for (; values > 0; values--)
        {
            if (HasNewType(ref reader)) return true;
        }

        return false;
    }
}
