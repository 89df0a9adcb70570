namespace SpanPack;

/// <summary>The methods of HTTP that have a name of their own in tags. There are few, so that nobody's requests make values without number.</summary>
/// <remarks>Source: OpenTelemetry semantic conventions, <c>http.request.method</c>.</remarks>
internal static class HttpMethodNames
{
    /// <summary>What stands for all others.</summary>
    internal const string Other = "_OTHER";

    private static readonly string[] s_known = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "CONNECT"];

    /// <summary>The name of a method, however it is cased; <see cref="Other"/> for one that is not known.</summary>
    internal static string Known(string method)
    {
        foreach (string known in s_known)
        {
            if (known.Equals(method, StringComparison.OrdinalIgnoreCase)) return known;
        }

        return Other;
    }
}
