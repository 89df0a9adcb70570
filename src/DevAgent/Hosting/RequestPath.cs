using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;

namespace SpanPack;

/// <summary>The path of a request as the agent reads it: decoded, but not simplified.</summary>
internal static class RequestPath
{
    /// <summary>Gets the path. <c>/x/../info</c> is unchanged (Kestrel would simplify it to <c>/info</c>), and so is not found.</summary>
    internal static string Of(HttpContext context)
    {
        string target = context.Features.GetRequiredFeature<IHttpRequestFeature>().RawTarget;
        if (!target.StartsWith('/')) return context.Request.Path.Value ?? string.Empty; // absolute form: the request went through a proxy
        int query = target.IndexOf('?');
        return Uri.UnescapeDataString(query < 0 ? target : target[..query]);
    }
}
