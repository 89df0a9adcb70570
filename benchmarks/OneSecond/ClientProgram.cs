using System.Net.Http.Headers;

namespace SpanPack.OneSecond;

/// <summary>
/// What any sender over HttpClient takes: the two requests of a traced query, posted by the framework's handler with nothing of this
/// library.
/// </summary>
internal static class ClientProgram
{
    private const int PayloadBytes = 700; // about those of the query

    internal static void Run(bool sends)
    {
        if (sends) Task.Run(SendAsync).GetAwaiter().GetResult();
    }

    private static async Task SendAsync()
    {
        string agent = Environment.GetEnvironmentVariable("DD_TRACE_AGENT_URL")!.TrimEnd('/');
        using var client = new HttpMessageInvoker(new SocketsHttpHandler
        {
            UseProxy = false,
            UseCookies = false,
            AllowAutoRedirect = false,
            ActivityHeadersPropagator = null,
        });
        await SendAsync(client, new HttpRequestMessage(HttpMethod.Get, $"{agent}/info"));
        var post = new HttpRequestMessage(HttpMethod.Post, $"{agent}/v0.4/traces");
        post.Content = new ByteArrayContent(new byte[PayloadBytes]);
        post.Content.Headers.ContentType = new MediaTypeHeaderValue("application/msgpack");
        post.Headers.Add("X-Datadog-Trace-Count", "1");
        await SendAsync(client, post);
    }

    private static async Task SendAsync(HttpMessageInvoker client, HttpRequestMessage message)
    {
        using (message)
        {
            using HttpResponseMessage response = await client.SendAsync(message, CancellationToken.None);
            await response.Content.ReadAsByteArrayAsync();
        }
    }
}
