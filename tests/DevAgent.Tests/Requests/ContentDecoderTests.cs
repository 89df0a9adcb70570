using System.IO.Compression;
using System.Text;

namespace SpanPack.DevAgent.Tests;

/// <summary>What <c>Content-Encoding</c> may do to a server.</summary>
public class ContentDecoderTests
{
    private const int Limit = 1_000_000;

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

    private static byte[] Compress(byte[] bytes)
    {
        using var compressed = new MemoryStream();
        using (var gzip = new GZipStream(compressed, CompressionLevel.Optimal)) gzip.Write(bytes);
        return compressed.ToArray();
    }
}
