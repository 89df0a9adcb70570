using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using SpanPack.Clients.Tests.Support;

namespace SpanPack.Clients.Tests.Azure;

/// <summary>A stand-in for the blobs of Azure: it takes every blob, and has none.</summary>
internal static class BlobService
{
    internal static async Task<WebApplication> StartAsync()
    {
        WebApplication app = StandIn.Build();
        app.MapPut("{**path}", static async (HttpContext context) =>
        {
            await context.Request.Body.CopyToAsync(Stream.Null);
            context.Response.StatusCode = StatusCodes.Status201Created;
            context.Response.Headers.ETag = "\"1\"";
            context.Response.Headers.LastModified = DateTimeOffset.UnixEpoch.ToString("R");
        });
        app.MapGet("{**path}", static (HttpContext context) =>
        {
            context.Response.StatusCode = StatusCodes.Status404NotFound;
            context.Response.Headers["x-ms-error-code"] = "BlobNotFound";
        });
        await app.StartAsync();
        return app;
    }
}
