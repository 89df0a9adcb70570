using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.Logging;

namespace SpanPack.Clients.Tests.Azure;

/// <summary>A stand-in for the blobs of Azure: it takes every blob, and has none.</summary>
internal static class BlobService
{
    internal static async Task<WebApplication> StartAsync()
    {
        WebApplicationBuilder builder = WebApplication.CreateSlimBuilder();
        builder.WebHost.UseUrls("http://127.0.0.1:0");
        builder.Logging.ClearProviders();
        WebApplication app = builder.Build();
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
