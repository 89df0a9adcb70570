using System.Buffers;

namespace SpanPack.MessagePackCSharp.Tests;

/// <summary>Bytes that are no chunk fail as the library's own formatters do, and nothing is read past their end.</summary>
public sealed class HostileInputTests
{
    private static readonly byte[] s_chunk = MessagePackSerializer.Serialize(TestChunks.All["everything"], TestChunks.Options);

    [Fact]
    public void ChangedBytes_AreReadOrRefused()
    {
        int refused = 0;
        var dice = new Random(1);
        for (int round = 0; round < 3000; round++)
        {
            byte[] changed = [.. s_chunk];
            for (int left = dice.Next(1, 4); left > 0; left--) changed[dice.Next(changed.Length)] = (byte)dice.Next(256);
            if (!IsRead(changed)) refused++;
        }

        Assert.InRange(refused, 100, 2900);
    }

    [Fact]
    public void EveryPrefix_IsRefused()
        => Assert.All(Enumerable.Range(0, s_chunk.Length), length => Assert.False(IsRead(s_chunk[..length])));

    [Fact]
    public void DeepNesting_IsRefused_BeforeTheStackEnds()
    {
        byte[] nested = new byte[1_000_000];
        Array.Fill(nested, (byte)0x91);

        Assert.False(IsRead(nested));
    }

    [Fact]
    public void Library_HasTheVersionThatTheProjectNames()
    {
        bool isNewest = typeof(HostileInputTests).Assembly.GetName().Name == "SpanPack.MessagePackCSharp3.Tests";

        Assert.Equal(isNewest ? 3 : 2, typeof(MessagePackWriter).Assembly.GetName().Version!.Major);
    }

    // The formatter alone: the serializer above it would hide which exception it throws.
    private static bool IsRead(byte[] bytes)
    {
        var reader = new MessagePackReader(new ReadOnlySequence<byte>(bytes));
        try
        {
            _ = new TraceChunkFormatter().Deserialize(ref reader, TestChunks.Options.WithSecurity(MessagePackSecurity.UntrustedData));
            return true;
        }
        catch (Exception problem) when (problem is MessagePackSerializationException or EndOfStreamException
            or InsufficientExecutionStackException)
        {
            return false;
        }
    }
}
