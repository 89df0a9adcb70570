namespace SpanPack.MessagePackCSharp.Tests;

/// <summary>Bytes that are no chunk fail as the library's own values do, and nothing is read past their end.</summary>
public sealed class HostileInputTests
{
    private static readonly byte[] s_chunk = Values.Written(TestChunks.All["everything"]);

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

    [Theory]
    [InlineData(new byte[] { 0xA1, 0x61 }, 0, "")]
    [InlineData(new byte[] { 0x92, 0x80, 0xA1, 0x61 }, 2, "[1]")]
    [InlineData(new byte[] { 0x91, 0x81, 0xA4, 0x6E, 0x61, 0x6D, 0x65, 0x01 }, 7, "[0].name")]
    public void Refusal_OfAChunk_NamesThePlaceInIt(byte[] bytes, int offset, string path)
        => AssertPlace(offset, path, Record.Exception(() => Values.ReadChunk(bytes)));

    [Theory]
    [InlineData(new byte[] { 0xA1, 0x61 }, 0, "")]
    [InlineData(new byte[] { 0x81, 0xA4, 0x6E, 0x61, 0x6D, 0x65, 0x01 }, 6, ".name")]
    public void Refusal_OfASpan_NamesThePlaceInIt(byte[] bytes, int offset, string path)
        => AssertPlace(offset, path, Record.Exception(() => Values.ReadSpan(bytes)));

    private static void AssertPlace(int offset, string path, Exception? problem)
    {
        var refusal = Assert.IsType<MessagePackSerializationException>(problem);
        var cause = Assert.IsType<TraceFormatException>(refusal.InnerException);
        Assert.Equal((offset, path), (cause.Offset, cause.Path));
        Assert.EndsWith(cause.Message, refusal.Message, StringComparison.Ordinal);
    }

    // The formatter alone: the serializer above it would hide which exception it throws.
    private static bool IsRead(byte[] bytes)
    {
        try
        {
            _ = Values.ReadChunk(bytes);
            return true;
        }
        catch (Exception problem) when (TestedLibrary.IsRefusal(problem))
        {
            return false;
        }
    }
}
