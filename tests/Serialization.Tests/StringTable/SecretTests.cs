namespace SpanPack.Serialization.Tests.StringTable;

/// <summary>Random numbers of the process: UUIDs have six bits in common, which must not show.</summary>
public sealed class SecretTests
{
    private const int Draws = 200; // a bit that is random is the same in all of them with a probability of 2^-199

    [Fact]
    public void EachBit_IsSetAndClear()
    {
        (ulong ever, ulong always) = (0, ulong.MaxValue);
        for (int i = 0; i < Draws; i++)
        {
            ulong number = Secret.GetUInt64();
            ever |= number;
            always &= number;
        }

        Assert.Equal((ulong.MaxValue, 0UL), (ever, always));
    }

    [Fact]
    public void Bytes_AreAsManyAndDiffer()
    {
        byte[] bytes = Secret.GetBytes(256);

        Assert.Equal(256, bytes.Length);
        Assert.All(bytes.Chunk(sizeof(ulong)), static part => Assert.Contains(part, static one => one != 0));
        Assert.NotEqual(bytes, Secret.GetBytes(256));
    }
}
