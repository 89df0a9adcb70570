namespace SpanPack;

/// <summary>Versions of HTTP in the form of tags.</summary>
internal static class ProtocolText
{
    /// <summary>Returns the version of a protocol such as <c>HTTP/1.1</c>; null for one that is not HTTP.</summary>
    internal static string? VersionOf(string? protocol) => protocol switch
    {
        "HTTP/1.1" => "1.1",
        "HTTP/2" or "HTTP/2.0" => "2",
        "HTTP/3" or "HTTP/3.0" => "3",
        "HTTP/1.0" => "1.0",
        { Length: > 5 } when protocol.StartsWith("HTTP/", StringComparison.OrdinalIgnoreCase) => protocol[5..],
        _ => null,
    };
}
