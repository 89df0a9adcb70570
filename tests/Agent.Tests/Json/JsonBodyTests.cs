using System.IO.Compression;
using System.Text.Encodings.Web;
using System.Text.Json;

namespace SpanPack.Agent.Tests.Json;

/// <summary>JSON in streams of the caller.</summary>
public sealed class JsonBodyTests
{
    private const int Short = 100;
    private const int Long = 8_000_000; // more than is held

    [Theory]
    [InlineData(Short, JsonCompression.None)]
    [InlineData(Short, JsonCompression.Gzip)]
    [InlineData(Long, JsonCompression.None)]
    [InlineData(Long, JsonCompression.Gzip)]
    public async Task Stream_GetsTheJson_AndStaysOpen(int bytes, JsonCompression compression)
    {
        var shop = Shop.Of(bytes);
        byte[] json = JsonSerializer.SerializeToUtf8Bytes(shop, ShopJson.Default.Shop);
        using var written = new MemoryStream();
        using var writtenLater = new MemoryStream();
        JsonBody.Write(written, shop, ShopJson.Default.Shop, compression);
        await JsonBody.WriteAsync(writtenLater, shop, ShopJson.Default.Shop, compression);

        foreach (MemoryStream stream in new[] { written, writtenLater })
        {
            Assert.True(stream.CanWrite);
            Assert.True(Plain(stream, compression).AsSpan().SequenceEqual(json));
        }
    }

    [Fact]
    public void Options_AreThoseOfEachPayload()
    {
        var relaxed = new ShopJson(new JsonSerializerOptions { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping });
        Item[] items = [new(1, "\u00e9")];
        foreach (ShopJson context in new[] { ShopJson.Default, relaxed, ShopJson.Default })
        {
            using var stream = new MemoryStream();
            JsonBody.Write(stream, items, context.IReadOnlyListItem);

            Assert.Equal(JsonSerializer.SerializeToUtf8Bytes(items, context.IReadOnlyListItem), stream.ToArray());
        }
    }

    [Fact]
    public async Task Null_IsNoStreamAndNoMetadata()
    {
        Assert.Throws<ArgumentNullException>("stream", () => JsonBody.Write(null!, Shop.Of(1), ShopJson.Default.Shop));
        Assert.Throws<ArgumentNullException>("typeInfo", () => JsonBody.Write(Stream.Null, Shop.Of(1), null!));
        await Assert.ThrowsAsync<ArgumentNullException>("stream", () => JsonBody.WriteAsync(null!, Shop.Of(1), ShopJson.Default.Shop));
        await Assert.ThrowsAsync<ArgumentNullException>("typeInfo", () => JsonBody.WriteAsync(Stream.Null, Shop.Of(1), null!));
    }

    private static byte[] Plain(MemoryStream stream, JsonCompression compression)
    {
        if (compression == JsonCompression.None) return stream.ToArray();
        using var inflater = new GZipStream(new MemoryStream(stream.ToArray()), CompressionMode.Decompress);
        using var inflated = new MemoryStream();
        inflater.CopyTo(inflated);
        return inflated.ToArray();
    }
}
