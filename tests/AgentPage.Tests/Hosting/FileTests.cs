using System.Net;
using System.Net.Http.Headers;

namespace SpanPack.AgentPage.Tests;

public sealed class FileTests
{
    [Fact]
    public async Task EveryFileOfThePage_IsServedAsItIs()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        string[] files = Directory.GetFiles(Places.Page, "*", SearchOption.AllDirectories);
        Assert.NotEmpty(files);
        foreach (string file in files)
        {
            using HttpResponseMessage answer =
                await page.Client.GetAsync(new Uri(Path.GetRelativePath(Places.Page, file).Replace('\\', '/'), UriKind.Relative));
            Assert.Equal(HttpStatusCode.OK, answer.StatusCode);
            Assert.Equal(await File.ReadAllBytesAsync(file), await answer.Content.ReadAsByteArrayAsync());
            Assert.NotEqual("application/octet-stream", answer.Content.Headers.ContentType!.MediaType);
        }
    }

    [Fact]
    public async Task ThePagesOwnAddresses_GetThePage()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        string index = await File.ReadAllTextAsync(Path.Combine(Places.Page, "index.html"));
        foreach (string path in new[] { "/", "/services", "/traces/00000000000000000000000000000001" })
            Assert.Equal(index, await page.Client.GetStringAsync(new Uri(path, UriKind.Relative)));
    }

    [Theory]
    [InlineData("none.js")]
    [InlineData("..%2f..%2fetc%2fpasswd.txt")]
    [InlineData("%2e%2e/SpanPack.AgentPage.dll")]
    [InlineData("page/index.html")]
    [InlineData("api")]
    [InlineData("api/none")]
    [InlineData("API/none")]
    public async Task WhatIsNoFile_IsNotFound(string path)
    {
        await using RunningPage page = await RunningPage.StartAsync();
        Assert.Equal("path", (await page.GetAsync(path, HttpStatusCode.NotFound)).GetProperty("error").Text("code"));
    }

    [Fact]
    public async Task AFileThatIsKnown_IsNotSentAgain()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        using HttpResponseMessage first = await page.Client.GetAsync(new Uri("index.html", UriKind.Relative));
        using var request = new HttpRequestMessage(HttpMethod.Get, new Uri("index.html", UriKind.Relative));
        request.Headers.IfNoneMatch.Add(EntityTagHeaderValue.Parse(first.Headers.ETag!.Tag));
        using HttpResponseMessage second = await page.Client.SendAsync(request);
        Assert.Equal(HttpStatusCode.NotModified, second.StatusCode);
        Assert.Empty(await second.Content.ReadAsByteArrayAsync());
    }
}
