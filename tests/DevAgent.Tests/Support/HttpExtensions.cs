using System.Net.Http.Headers;

namespace SpanPack.DevAgent.Tests;

internal static class HttpExtensions
{
    internal static async Task<HttpResponseMessage> PostTracesAsync(
        this HttpClient client, byte[] body, string? contentType = "application/msgpack", bool chunked = false, string path = "v0.4/traces",
            params (string Name, string Value)[] headers)
    {
        using var request = new HttpRequestMessage(HttpMethod.Post, path) { Content = new ByteArrayContent(body) };
        if (contentType is not null) request.Content.Headers.TryAddWithoutValidation("Content-Type", contentType);
        request.Headers.TransferEncodingChunked = chunked;
        foreach ((string name, string value) in headers)
        {
            if (!request.Headers.TryAddWithoutValidation(name, value)) request.Content.Headers.TryAddWithoutValidation(name, value);
        }

        return await client.SendAsync(request);
    }

    internal static string? Value(this HttpResponseHeaders headers, string name)
        => headers.TryGetValues(name, out IEnumerable<string>? values) ? values.Single() : null;

    internal static async Task<string> TextAsync(this HttpResponseMessage response) => await response.Content.ReadAsStringAsync();
}
