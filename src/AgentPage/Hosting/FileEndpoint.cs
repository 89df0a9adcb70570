using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Answers with files of the page.</summary>
internal sealed class FileEndpoint(PageFiles files)
{
    internal async Task AnswerAsync(HttpContext context)
    {
        string path = context.Request.Path.Value ?? "/";
        bool isRead = HttpMethods.IsGet(context.Request.Method) || HttpMethods.IsHead(context.Request.Method);
        if (!isRead || files.Find(path.TrimStart('/')) is not { } file)
            throw new PageException(StatusCodes.Status404NotFound, "path", "there is no such address");
        HttpResponse response = context.Response;
        response.Headers.ETag = file.ETag;
        if (context.Request.Headers.IfNoneMatch.Any(tags => tags is not null && tags.Contains(file.ETag, StringComparison.Ordinal)))
        {
            response.StatusCode = StatusCodes.Status304NotModified;
            return;
        }

        response.ContentType = file.ContentType;
        response.ContentLength = file.Content.Length;
        if (!HttpMethods.IsHead(context.Request.Method))
            await response.Body.WriteAsync(file.Content, context.RequestAborted).ConfigureAwait(false);
    }
}
