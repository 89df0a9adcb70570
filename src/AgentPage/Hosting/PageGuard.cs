using System.Globalization;
using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Rejects requests of other sites: their pages must not read traces, nor may names that resolve to this address.</summary>
/// <param name="port">Gets the port of the server.</param>
internal sealed class PageGuard(Func<int> port)
{
    private const string Policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri "
        + "'none'; form-action 'none'; frame-ancestors 'none'";
    private const int DefaultPort = 80; // browsers leave it out

    private readonly Lazy<HashSet<string>> _hosts = new(() => HostsOf(port()));

    /// <summary>Sets the headers of every answer.</summary>
    internal static void SetHeaders(HttpContext context)
    {
        IHeaderDictionary headers = context.Response.Headers;
        headers.ContentSecurityPolicy = Policy;
        headers.XContentTypeOptions = "nosniff";
        headers["Referrer-Policy"] = "no-referrer";
        headers["Cross-Origin-Resource-Policy"] = "same-origin";
        headers["Cross-Origin-Opener-Policy"] = "same-origin";
        headers.CacheControl = IsApi(context) ? "no-store" : "no-cache";
    }

    /// <exception cref="PageException">The request comes from another site.</exception>
    internal void Check(HttpContext context)
    {
        IHeaderDictionary headers = context.Request.Headers;
        if (headers.Host is not [{ } host] || !_hosts.Value.Contains(host))
            throw new PageException(StatusCodes.Status421MisdirectedRequest, "host", "the page is served at 127.0.0.1 and localhost only");
        bool hasOrigin = headers.Origin.Count > 0;
        if (hasOrigin && !(headers.Origin is [{ } origin] && IsOwn(origin))) throw Foreign();
        if (!IsApi(context)) return;
        bool isBrowser = headers.TryGetValue("Sec-Fetch-Site", out Microsoft.Extensions.Primitives.StringValues site);
        if (isBrowser && site is not (["same-origin"] or ["none"])) throw Foreign();
        if (isBrowser && !hasOrigin && !HttpMethods.IsGet(context.Request.Method) && !HttpMethods.IsHead(context.Request.Method))
            throw Foreign();
    }

    private static bool IsApi(HttpContext context) => context.Request.Path.StartsWithSegments("/api", StringComparison.OrdinalIgnoreCase);

    private static PageException Foreign() => new(StatusCodes.Status403Forbidden, "origin", "the request comes from another site");

    private bool IsOwn(string origin)
        => origin.StartsWith("http://", StringComparison.Ordinal) && _hosts.Value.Contains(origin["http://".Length..]);

    private static HashSet<string> HostsOf(int port)
    {
        string[] names = ["127.0.0.1", "localhost", "[::1]"];
        HashSet<string> hosts = new(StringComparer.OrdinalIgnoreCase);
        foreach (string name in names)
        {
            hosts.Add(string.Create(CultureInfo.InvariantCulture, $"{name}:{port}"));
            if (port == DefaultPort) hosts.Add(name);
        }

        return hosts;
    }
}
