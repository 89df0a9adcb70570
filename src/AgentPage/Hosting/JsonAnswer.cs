using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Writes answers as JSON.</summary>
internal static class JsonAnswer
{
    internal const string ContentType = "application/json; charset=utf-8";

    internal static async Task WriteAsync<T>(HttpContext context, T answer, JsonTypeInfo<T> type)
    {
        byte[] json = JsonSerializer.SerializeToUtf8Bytes(answer, type);
        context.Response.ContentType = ContentType;
        context.Response.ContentLength = json.Length;
        if (!HttpMethods.IsHead(context.Request.Method))
            await context.Response.Body.WriteAsync(json, context.RequestAborted).ConfigureAwait(false);
    }

    internal static Task WriteErrorAsync(HttpContext context, int status, ErrorDetail detail)
    {
        context.Response.StatusCode = status;
        return WriteAsync(context, new ErrorBody { Error = detail }, PageJson.Default.ErrorBody);
    }

    /// <summary>Writes bytes, as a download where a name is given.</summary>
    internal static async Task WriteBytesAsync(HttpContext context, ReadOnlyMemory<byte> bytes, string contentType, string? fileName)
    {
        HttpResponse response = context.Response;
        response.ContentType = contentType;
        response.ContentLength = bytes.Length;
        if (fileName is not null) response.Headers.ContentDisposition = $"attachment; filename=\"{fileName}\"";
        if (!HttpMethods.IsHead(context.Request.Method))
            await response.Body.WriteAsync(bytes, context.RequestAborted).ConfigureAwait(false);
    }
}
