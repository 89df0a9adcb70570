using System.Buffers;
using System.Net;
using System.Net.Sockets;

namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>Ways to post one body over one transport. Each returns the status.</summary>
internal sealed class ClientPosts<T> : IDisposable
{
    private readonly PostedBody<T> _body;
    private readonly JsonCompression _compression;
    private readonly AgentClient _client;
    private readonly HttpMessageInvoker _invoker;
    private readonly AgentRequest _request = new() { Path = JsonMeasurement.Path };
    private readonly AgentRequest _prepared;
    private readonly byte[] _bytes;
    private readonly Uri _url;

    internal ClientPosts(QuietReceiver receiver, PostedBody<T> body, JsonCompression compression)
    {
        (_body, _compression) = (body, compression);
        _client = new AgentClient(new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(receiver.Address) });
        _invoker = new HttpMessageInvoker(new SocketsHttpHandler
        {
            UseProxy = false,
            UseCookies = false,
            ActivityHeadersPropagator = null,
            ConnectCallback = (_, cancellation) => ConnectAsync(receiver.EndPoint, cancellation),
        });
        _url = new Uri(receiver.Address.BaseUrl + JsonMeasurement.Path);
        _bytes = body.ToBytes(compression);
        _prepared = RequestOf(_bytes);
    }

    /// <summary>As this library does it.</summary>
    internal async ValueTask<int> PostObjectAsync()
        => (await _client.PostAsJsonAsync(_request, _body.Value, _body.TypeInfo, _compression)).Status;

    /// <summary>As it is usually done, by the same client.</summary>
    internal async ValueTask<int> PostTextAsync() => (await _client.SendAsync(RequestOf(_body.ToBytes(_compression)))).Status;

    /// <summary>Bytes that were made before, by the same client.</summary>
    internal async ValueTask<int> PostPreparedAsync() => (await _client.SendAsync(_prepared)).Status;

    /// <summary>The same bytes by the client of the framework, without headers of a tracer and without a limit of time.</summary>
    internal async ValueTask<int> PostBareAsync()
    {
        using var message = new HttpRequestMessage(HttpMethod.Post, _url) { Content = new ByteArrayContent(_bytes) };
        using HttpResponseMessage answer = await _invoker.SendAsync(message, CancellationToken.None);
        await answer.Content.CopyToAsync(Stream.Null);
        return (int)answer.StatusCode;
    }

    public void Dispose()
    {
        _client.Dispose();
        _invoker.Dispose();
    }

    private AgentRequest RequestOf(byte[] bytes) => _request with
    {
        ContentType = "application/json",
        Body = new ReadOnlySequence<byte>(bytes),
        Headers = _compression == JsonCompression.Gzip ? [new("Content-Encoding", "gzip")] : [],
    };

    private static async ValueTask<Stream> ConnectAsync(EndPoint endPoint, CancellationToken cancellation)
    {
        bool isUnix = endPoint is UnixDomainSocketEndPoint;
        var socket = new Socket(endPoint.AddressFamily, SocketType.Stream, isUnix ? ProtocolType.Unspecified : ProtocolType.Tcp);
        if (!isUnix) socket.NoDelay = true;
        await socket.ConnectAsync(endPoint, cancellation);
        return new NetworkStream(socket, ownsSocket: true);
    }
}
