using System.Collections.Concurrent;
using System.Text;

namespace SpanPack;

/// <summary>Writes the heads of requests: what is the same in all of them is encoded once.</summary>
internal sealed class RequestHeads
{
    private const int MaxKnownPaths = 32; // requests go to a handful of them

    private readonly ConcurrentDictionary<string, string> _targets = new(StringComparer.Ordinal);
    private readonly string _baseUrl;
    private readonly byte[] _fixed;

    internal RequestHeads(string baseUrl, KeyValuePair<string, string>[] headers)
    {
        _baseUrl = baseUrl;
        var url = new Uri(baseUrl);
        var lines = new StringBuilder("Host: ").Append(url.HostNameType == UriHostNameType.IPv6 ? url.Host : url.IdnHost);
        if (!url.IsDefaultPort) lines.Append(':').Append(url.Port);
        lines.Append("\r\n");
        foreach ((string name, string value) in headers) lines.Append(name).Append(": ").Append(value).Append("\r\n");
        _fixed = Encoding.ASCII.GetBytes(lines.ToString());
    }

    /// <summary>Writes the head of a request in place of the last one.</summary>
    internal void Write(HeadBuffer head, AgentRequest request, RequestBody? body, string? contentType, bool isCompressed)
    {
        head.Clear();
        head.Add(request.Method.Method).Add(" "u8).Add(TargetOf(request.Path)).Add(" HTTP/1.1\r\n"u8).Add(_fixed);
        if (request.ChunkCount is { } count) head.Add("X-Datadog-Trace-Count: "u8).Add(count).Add("\r\n"u8);
        if (request.RatesVersion is { } version) head.AddHeader("Datadog-Rates-Payload-Version", version);
        if (request.HasTopLevelMarks) head.Add("Datadog-Client-Computed-Top-Level: 1\r\n"u8);
        if (request.ExpectContinue && body is not null) head.Add("Expect: 100-continue\r\n"u8);
        for (int i = 0; i < request.Headers.Count; i++) head.AddHeader(request.Headers[i].Key, request.Headers[i].Value);
        if (contentType is not null) head.AddHeader("Content-Type", contentType);
        if (isCompressed) head.Add("Content-Encoding: gzip\r\n"u8);
        WriteFraming(head, request, body);
        head.Add("\r\n"u8);
    }

    private static void WriteFraming(HeadBuffer head, AgentRequest request, RequestBody? body)
    {
        if (body is { Length: null }) head.Add("Transfer-Encoding: chunked\r\n"u8);
        else if (body is not null || request.Method.Method is not ("GET" or "HEAD" or "OPTIONS" or "TRACE" or "CONNECT"))
            head.Add("Content-Length: "u8).Add(body?.Length ?? 0).Add("\r\n"u8);
    }

    private string TargetOf(string path)
    {
        if (_targets.TryGetValue(path, out string? target)) return target;
        // Joined as text: a path that looks like an address of its own must not lead elsewhere.
        target = new Uri(_baseUrl + path).PathAndQuery;
        if (_targets.Count < MaxKnownPaths) _targets.TryAdd(path, target);
        return target;
    }
}
