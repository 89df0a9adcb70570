namespace SpanPack;

/// <summary>
/// The HTTP methods that tags name. The list is closed, so that requests with invented methods do not create an unlimited number of values.
/// </summary>
/// <remarks>Source: OpenTelemetry semantic conventions, <c>http.request.method</c>.</remarks>
internal static class HttpMethodNames
{
    /// <summary>The name for all other methods.</summary>
    internal const string Other = "_OTHER";

    private static readonly string[] s_known = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "CONNECT"];

    /// <summary>Returns the name of a method, case-insensitive; <see cref="Other"/> for an unknown one.</summary>
    internal static string Known(string method)
    {
        foreach (string known in s_known)
        {
            if (known.Equals(method, StringComparison.OrdinalIgnoreCase)) return known;
        }

        return Other;
    }
}
