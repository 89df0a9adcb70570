using Azure;
using Azure.Storage.Blobs;
using Microsoft.AspNetCore.Builder;
using SpanPack.Clients.Tests.Support;

namespace SpanPack.Clients.Tests.Azure;

/// <summary>
/// Requests of Azure.Storage.Blobs to a stand-in for the service. Datadog's tracer has its rules for spans of OpenTelemetry for them.
/// </summary>
[Collection(OneAtATime.Name)]
public sealed class BlobTests
{
    [Fact]
    public async Task EachCall_IsASpan_AndItsRequestAnother()
    {
        await using WebApplication service = await BlobService.StartAsync();
        var blob = new BlobClient(new Uri($"{service.Urls.Single()}/account/cards/4?sig={TracedHost.Secret}"));
        Span[] spans = await TracedHost.CollectAsync(
            async () =>
            {
                await blob.UploadAsync(BinaryData.FromString(TracedHost.Secret), overwrite: true);
                await Assert.ThrowsAsync<RequestFailedException>(() => blob.DownloadContentAsync());
            },
            TracedHost.TracerNames,
            StandIn.Untraced);

        Assert.Equal(4, spans.Length);
        spans[0].AssertLike("azure-storage", 0, "BlobClient.Upload");
        Assert.Equal(("internal", 1, "BlobNotFound"), (spans[1].Name, spans[1].Error, spans[1].GetTag("error.type")));
        Assert.Equal(["http.request", "http.request"], spans[2..].Select(static span => span.Name));
        Assert.Equal(spans[..2].Select(static span => span.SpanId), spans[2..].Select(static span => span.ParentId));
    }
}
