using System.IO.Compression;
using System.Text;

namespace SpanPack.DevAgent.Tests;

/// <summary>What <c>Content-Encoding</c> may do to a server.</summary>
public class ContentDecoderTests
{
    private const int Limit = 1_000_000;

    // GZipStream writes no member for no bytes.
    private static readonly byte[] s_empty = Convert.FromHexString("1F8B08000000000000030300" + "0000000000000000");

    [Theory]
    [InlineData("gzip")]
    [InlineData(" GZIP ")]
    [InlineData("x-gzip")]
    public void Gzip_IsExpanded(string encoding)
    {
        byte[] text = Encoding.UTF8.GetBytes(string.Concat(Enumerable.Range(0, 20_000)));
        byte[] body = Compress(text);

        DecodedBody decoded = ContentDecoder.Decode(encoding, body, Limit);

        Assert.True(decoded.Bytes.Span.SequenceEqual(text));
        Assert.Equal(decoded with { Bytes = default }, ContentDecoder.Measure(encoding, body, Limit));
    }

    [Theory]
    [InlineData("one", "two")]
    [InlineData("one", "", "three")]
    [InlineData("", "one")]
    [InlineData("one", "")]
    [InlineData("", "")]
    public void MembersOfGzip_AreOneBody(params string[] members)
    {
        byte[] body = Join(members.Select(Encoding.UTF8.GetBytes));

        DecodedBody decoded = ContentDecoder.Decode("gzip", body, Limit);

        Assert.Equal(0, decoded.Status);
        Assert.Equal(string.Concat(members), Encoding.UTF8.GetString(decoded.Bytes.Span));
        Assert.Equal(decoded with { Bytes = default }, ContentDecoder.Measure("gzip", body, Limit));
    }

    // The stream reads blocks of 8 KiB: a member ends around the end of one.
    [Fact]
    public void MembersOfAnyLength_AreOneBody()
        => Assert.All(Enumerable.Range(8_150, 60), static length =>
        {
            byte[][] members = [new byte[length], new byte[100]];
            foreach (byte[] member in members) new Random(length).NextBytes(member);
            DecodedBody decoded = ContentDecoder.Decode("gzip", Join(members), Limit);
            Assert.True(decoded.Bytes.Span.SequenceEqual(members.SelectMany(static member => member).ToArray()));
        });

    [Theory]
    [InlineData(Limit / 2, 0)]
    [InlineData((Limit / 2) + 1, 413)]
    public void Members_ShareTheLimit(int bytes, int status)
    {
        byte[] body = Join([new byte[bytes], new byte[bytes]]);

        Assert.Equal(status, ContentDecoder.Decode("gzip", body, Limit).Status);
        Assert.Equal(status, ContentDecoder.Measure("gzip", body, Limit).Status);
    }

    [Fact]
    public void CutMembers_AreRefused()
    {
        byte[] first = Compress("telemetry"u8.ToArray()), body = [.. first, .. Compress("in a few words"u8.ToArray())];

        Assert.All(Enumerable.Range(first.Length + 1, body.Length - first.Length - 1),
            length => Assert.Equal(400, ContentDecoder.Decode("gzip", body.AsMemory(0, length), Limit).Status));
    }

    [Theory]
    [InlineData(null)]
    [InlineData("")]
    [InlineData("identity")]
    public void OtherBodies_AreAsTheyCame(string? encoding)
    {
        byte[] body = [1, 2, 3];

        Assert.Equal(new DecodedBody(body, 3), ContentDecoder.Decode(encoding, body, Limit));
        Assert.Equal(413, ContentDecoder.Decode(encoding, body, 2).Status);
    }

    [Theory]
    [InlineData(Limit, 0)]
    [InlineData(Limit + 1, 413)]
    [InlineData(300_000_000, 413)]
    public void Bomb_IsRefused_AndTakesNoMemory(int bytes, int status)
    {
        byte[] body = Compress(new byte[bytes]);
        long before = GC.GetAllocatedBytesForCurrentThread();

        DecodedBody decoded = ContentDecoder.Measure("gzip", body, Limit);

        Assert.Equal(status, decoded.Status);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 100_000);
        Assert.Equal(status, ContentDecoder.Decode("gzip", body, Limit).Status);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 6 * Limit);
    }

    [Fact]
    public void EveryCut_IsRefused()
    {
        byte[] body = Compress(Encoding.UTF8.GetBytes("telemetry, in a few words"));

        Assert.All(Enumerable.Range(0, body.Length),
            length => Assert.Equal(400, ContentDecoder.Decode("gzip", body.AsMemory(0, length), Limit).Status));
    }

    [Fact]
    public void WhatIsNoGzip_IsRefused()
    {
        Assert.Equal(400, ContentDecoder.Decode("gzip", "{\"a\":1}"u8.ToArray(), Limit).Status);
        Assert.Equal(415, ContentDecoder.Decode("br", "{\"a\":1}"u8.ToArray(), Limit).Status);
        Assert.Equal(415, ContentDecoder.Decode("gzip, gzip", Compress([]), Limit).Status);
    }

    private static byte[] Join(IEnumerable<byte[]> members)
        => [.. members.SelectMany(static member => member.Length > 0 ? Compress(member) : s_empty)];

    private static byte[] Compress(byte[] bytes)
    {
        using var compressed = new MemoryStream();
        using (var gzip = new GZipStream(compressed, CompressionLevel.Optimal)) gzip.Write(bytes);
        return compressed.ToArray();
    }
}
