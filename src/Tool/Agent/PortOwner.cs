using System.Text.Json;

namespace SpanPack.Tool;

/// <summary>Identifies the program that listens on a port in use.</summary>
internal static class PortOwner
{
    private const int MaxAnswerBytes = 64 * 1024; // an agent's has 4 KB
    private const int MaxVersionChars = 40;

    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(5);

    /// <summary>Requests <c>/info</c> from the listener, as tracers do.</summary>
    /// <returns>A text such as <c>a Datadog agent 7.65.0</c>.</returns>
    internal static async Task<string> FindAsync(int port, CancellationToken cancellation)
    {
        using var handler = new SocketsHttpHandler { UseProxy = false, AllowAutoRedirect = false };
        using var client = new HttpClient(handler) { Timeout = s_patience, MaxResponseContentBufferSize = MaxAnswerBytes };
        try
        {
            using HttpResponseMessage answer = await client.GetAsync(new Uri($"http://127.0.0.1:{port}{InfoEndpoint.Path}"), cancellation);
            if (answer.Headers.Server.ToString() == InfoEndpoint.Program) return "another spanpack agent";
            string? version = VersionOf(await answer.Content.ReadAsByteArrayAsync(cancellation));
            return version is null ? "a program that answers HTTP and is not a trace agent" : $"a Datadog agent {version}";
        }
        catch (Exception problem) when (problem is HttpRequestException or OperationCanceledException
            && !cancellation.IsCancellationRequested)
        {
            return $"a program that does not answer GET {InfoEndpoint.Path}";
        }
    }

    // Null for what is no answer of an agent.
    private static string? VersionOf(byte[] body)
    {
        try
        {
            using var info = JsonDocument.Parse(body);
            JsonElement root = info.RootElement;
            if (root.ValueKind != JsonValueKind.Object || !root.TryGetProperty("endpoints", out _)) return null;
            if (!root.TryGetProperty("version", out JsonElement version) || version.ValueKind != JsonValueKind.String) return null;
            return SafeText.Fit(SafeText.Escape(version.GetString()!), MaxVersionChars);
        }
        catch (Exception problem) when (problem is JsonException or InvalidOperationException)
        {
            return null; // the second is for text that is no Unicode
        }
    }
}
