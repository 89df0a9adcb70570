using System.IO.Compression;
using System.Net;
using System.Text.Json;

namespace SpanPack.Agent.Tests.Json;

/// <summary>The same bodies through <see cref="HttpWebRequest"/>, for programs that have nothing else.</summary>
public sealed class WebRequestTests
{
    [Theory]
    [InlineData(1_000, JsonCompression.None)]
    [InlineData(300_000, JsonCompression.None)]
    [InlineData(300_000, JsonCompression.Gzip)]
    public async Task Body_IsPushed(int bytes, JsonCompression compression)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        var shop = Shop.Of(bytes);
#pragma warning disable SYSLIB0014 // it is what some programs still have
        HttpWebRequest request = WebRequest.CreateHttp(new Uri(agent.Url, "v0.6/stats"));
#pragma warning restore SYSLIB0014
        request.Method = "POST";
        request.SendChunked = true;
        request.AllowWriteStreamBuffering = false;
        if (compression == JsonCompression.Gzip) request.Headers["Content-Encoding"] = "gzip";
        await Task.Run(() =>
        {
            using (Stream stream = request.GetRequestStream()) JsonBody.Write(stream, shop, ShopJson.Default.Shop, compression);
            using var response = (HttpWebResponse)request.GetResponse();
            Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        }).InTime();

        ReceivedRequest received = Assert.Single(agent.Requests);
        Assert.Equal(["chunked"], received.Headers["Transfer-Encoding"]);
        Stream body = new MemoryStream(received.Body.ToArray());
        if (compression == JsonCompression.Gzip) body = new GZipStream(body, CompressionMode.Decompress);
        using var plain = new MemoryStream();
        await body.CopyToAsync(plain);
        Assert.True(plain.ToArray().AsSpan().SequenceEqual(JsonSerializer.SerializeToUtf8Bytes(shop, ShopJson.Default.Shop)));
    }
}
