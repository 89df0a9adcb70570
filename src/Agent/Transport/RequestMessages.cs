using System.Collections.Concurrent;
using System.Globalization;

namespace SpanPack;

/// <summary>Creates HTTP requests from a prepared prefix and headers.</summary>
internal sealed class RequestMessages(string baseUrl, KeyValuePair<string, string>[] headers)
{
    private const int MaxKnownPaths = 32; // requests go to a handful of them

    private readonly ConcurrentDictionary<string, Uri> _urls = new(StringComparer.Ordinal);

    internal HttpRequestMessage Create(AgentRequest request, RequestBody? body)
    {
        var message = new HttpRequestMessage(request.Method, UrlOf(request.Path)) { Content = body };
        foreach ((string name, string value) in headers) message.Headers.TryAddWithoutValidation(name, value);
        if (request.ChunkCount is { } count)
            message.Headers.TryAddWithoutValidation("X-Datadog-Trace-Count", count.ToString(CultureInfo.InvariantCulture));
        if (request.RatesVersion is { } version) message.Headers.TryAddWithoutValidation("Datadog-Rates-Payload-Version", version);
        if (request.HasTopLevelMarks) message.Headers.TryAddWithoutValidation("Datadog-Client-Computed-Top-Level", "1");
        if (request.ExpectContinue && body is not null) message.Headers.ExpectContinue = true;
        if (request.ContentType is { } type) body?.Headers.TryAddWithoutValidation("Content-Type", type);
        AddOwn(message, request.Headers);
        return message;
    }

    internal static void AddJson(RequestBody body, string? contentType, bool isCompressed)
    {
        if (contentType is null) body.Headers.TryAddWithoutValidation("Content-Type", "application/json");
        if (isCompressed) body.Headers.TryAddWithoutValidation("Content-Encoding", "gzip");
    }

    private static void AddOwn(HttpRequestMessage message, IReadOnlyList<KeyValuePair<string, string>> headers)
    {
        for (int i = 0; i < headers.Count; i++)
        {
            (string name, string value) = headers[i];
            if (!message.Headers.TryAddWithoutValidation(name, value)) message.Content?.Headers.TryAddWithoutValidation(name, value);
        }
    }

    private Uri UrlOf(string path)
    {
        if (_urls.TryGetValue(path, out Uri? url)) return url;
        // Joined as text: a path that looks like an address of its own must not lead elsewhere.
        url = new Uri(baseUrl + path);
        if (_urls.Count < MaxKnownPaths) _urls.TryAdd(path, url);
        return url;
    }
}
