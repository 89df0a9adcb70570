using System.Globalization;
using System.Net.Http.Headers;
using System.Net.Sockets;

namespace Quickstart;

/// <summary>Posts payloads to a trace agent.</summary>
internal sealed class AgentClient : IDisposable
{
    private readonly HttpClient _http;

    internal AgentClient(AgentAddress address)
    {
        var handler = new SocketsHttpHandler { UseProxy = false };
        if (address.SocketPath is { } path) handler.ConnectCallback = (_, cancellation) => ConnectAsync(path, cancellation);
        _http = new HttpClient(handler) { BaseAddress = address.BaseUrl, Timeout = TimeSpan.FromSeconds(10) };
    }

    internal async Task<AgentAnswer> PostAsync(Payload payload, CancellationToken cancellation)
    {
        using var request = new HttpRequestMessage(HttpMethod.Post, "v0.4/traces") { Content = new ByteArrayContent(payload.Body) };
        request.Content.Headers.ContentType = new MediaTypeHeaderValue("application/msgpack");
        request.Headers.Add("X-Datadog-Trace-Count", payload.ChunkCount.ToString(CultureInfo.InvariantCulture));
        request.Headers.Add("Datadog-Meta-Lang", ".NET");
        request.Headers.Add("Datadog-Meta-Lang-Version", Environment.Version.ToString());
        request.Headers.Add("Datadog-Meta-Tracer-Version", "0.1.0");
        request.Headers.Add("Datadog-Client-Computed-Top-Level", "1");
        try
        {
            using HttpResponseMessage response = await _http.SendAsync(request, cancellation);
            return new AgentAnswer((int)response.StatusCode, await response.Content.ReadAsStringAsync(cancellation));
        }
        catch (OperationCanceledException) when (!cancellation.IsCancellationRequested)
        {
            throw new HttpRequestException($"{_http.BaseAddress} did not answer within {_http.Timeout.TotalSeconds:F0} s");
        }
    }

    public void Dispose() => _http.Dispose();

    private static async ValueTask<Stream> ConnectAsync(string path, CancellationToken cancellation)
    {
        var socket = new Socket(AddressFamily.Unix, SocketType.Stream, ProtocolType.Unspecified);
        try
        {
            await socket.ConnectAsync(new UnixDomainSocketEndPoint(path), cancellation);
            return new NetworkStream(socket, ownsSocket: true);
        }
        catch
        {
            socket.Dispose();
            throw;
        }
    }
}
