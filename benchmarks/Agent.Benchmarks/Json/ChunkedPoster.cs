using System.Net.Sockets;

namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>The framework's client with a body that is always pushed.</summary>
internal sealed class ChunkedPoster : IJsonPoster
{
    private readonly TelemetryBody _body;
    private readonly JsonCompression _compression;
    private readonly HttpClient _client;

    internal ChunkedPoster(System.Net.EndPoint endPoint, TelemetryBody body, JsonCompression compression)
    {
        (_body, _compression) = (body, compression);
        var handler = new SocketsHttpHandler { UseProxy = false, UseCookies = false, AllowAutoRedirect = false, ActivityHeadersPropagator = null, ConnectCallback = (_, cancellation) => ConnectAsync(endPoint, cancellation) };
        _client = new HttpClient(handler) { BaseAddress = new Uri("http://localhost"), Timeout = TimeSpan.FromSeconds(10) };
    }

    public string Name => "push-stream, chunked";

    public async ValueTask<int> PostAsync()
    {
        using var content = new ChunkedContent(_body, _compression);
        using var request = new HttpRequestMessage(HttpMethod.Post, JsonMeasurement.Path) { Content = content };
        using HttpResponseMessage response = await _client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead);
        await response.Content.CopyToAsync(Stream.Null);
        return (int)response.StatusCode;
    }

    public void Dispose() => _client.Dispose();

    private static async ValueTask<Stream> ConnectAsync(System.Net.EndPoint endPoint, CancellationToken cancellation)
    {
        bool isUnix = endPoint is UnixDomainSocketEndPoint;
        var socket = new Socket(endPoint.AddressFamily, SocketType.Stream, isUnix ? ProtocolType.Unspecified : ProtocolType.Tcp);
        if (!isUnix) socket.NoDelay = true;
        await socket.ConnectAsync(endPoint, cancellation);
        return new NetworkStream(socket, ownsSocket: true);
    }
}
