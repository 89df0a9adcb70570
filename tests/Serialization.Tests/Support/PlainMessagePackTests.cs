namespace SpanPack.Serialization.Tests.Support;

/// <summary>The decoder and the encoder of the tests against the examples of the specification, so that they can be trusted.</summary>
public sealed class PlainMessagePackTests
{
    [Theory]
    [InlineData("00", 0L)]
    [InlineData("7f", 127L)]
    [InlineData("cc80", 128L)]
    [InlineData("cd0100", 256L)]
    [InlineData("ce00010000", 65536L)]
    [InlineData("cf0000000100000000", 4294967296L)]
    [InlineData("ff", -1L)]
    [InlineData("e0", -32L)]
    [InlineData("d0df", -33L)]
    [InlineData("d1ff7f", -129L)]
    [InlineData("d2ffff7fff", -32769L)]
    [InlineData("d3ffffffff7fffffff", -2147483649L)]
    public void Integers(string hex, long value)
    {
        Assert.Equal((Int128)value, PlainMessagePack.Decode(Convert.FromHexString(hex)).Integer);
        Assert.Equal(hex, Convert.ToHexStringLower(Pack.Int(value)));
    }

    [Fact]
    public void Structures()
    {
        byte[] bytes = Convert.FromHexString("92" + "82a161c0a162c3" + "93a378c3a9" + "cb3ff0000000000000" + "c4020102");
        Node node = PlainMessagePack.Decode(bytes);

        Assert.Equal(NodeKind.Nil, node[0]["a"].Kind);
        Assert.True(node[0]["b"].Bool);
        Assert.Equal("xé", node[1][0].Text);
        Assert.Equal(1.0, node[1][1].Float64);
        Assert.Equal([1, 2], node[1][2].Binary);
        Assert.Equal(
            bytes,
            Pack.Array(Pack.Map(("a", Pack.Nil), ("b", Pack.Bool(true))), Pack.Array(Pack.Str("xé"), Pack.Double(1), Pack.Bin(1, 2))));
    }

    [Theory]
    [InlineData("")]
    [InlineData("c1")]
    [InlineData("a2" + "61")]
    [InlineData("ddffffffff")]
    [InlineData("81a161")]
    [InlineData("c000")]
    public void WhatIsNotOneValue_IsRefused(string hex)
        => Assert.Throws<InvalidDataException>(() => PlainMessagePack.Decode(Convert.FromHexString(hex)));

    [Fact]
    public void ARepeatedKey_IsFound()
        => Assert.Throws<ArgumentException>(() =>
            PlainMessagePack.Decode(Convert.FromHexString("82a16101a16102")).ToDictionary(static node => node.Integer));

    [Theory]
    [InlineData(15, "9f", "8f", "af")]
    [InlineData(16, "dc0010", "de0010", "b0")]
    [InlineData(32, "dc0020", "de0020", "d920")]
    [InlineData(256, "dc0100", "de0100", "da0100")]
    [InlineData(65535, "dcffff", "deffff", "daffff")]
    [InlineData(65536, "dd00010000", "df00010000", "db00010000")]
    public void Headers_AreTheShortest(int count, string array, string map, string text)
    {
        Assert.Equal(array, Convert.ToHexStringLower(Pack.ArrayHeader((uint)count)));
        Assert.Equal(map, Convert.ToHexStringLower(Pack.MapHeader((uint)count)));
        Assert.StartsWith(text, Convert.ToHexStringLower(Pack.Str(new string('x', count))), StringComparison.Ordinal);
    }
}
