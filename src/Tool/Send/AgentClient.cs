using System.Net.Sockets;

namespace SpanPack.Tool;

/// <summary>Posts to an agent, over TCP or a Unix socket.</summary>
internal sealed class AgentClient : IDisposable
{
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(30);

    private readonly AgentAddress _address;
    private readonly HttpClient _http;

    internal AgentClient(AgentAddress address)
    {
        _address = address;
        var handler = new SocketsHttpHandler { UseProxy = false, AllowAutoRedirect = false };
        if (address.SocketPath is { } path) handler.ConnectCallback = (_, cancellation) => ConnectAsync(path, cancellation);
        _http = new HttpClient(handler) { BaseAddress = address.Base, Timeout = s_patience };
    }

    /// <summary>Sends a request.</summary>
    /// <returns>The status and the body of the answer.</returns>
    /// <exception cref="ToolException">The agent cannot be reached, or does not answer in time.</exception>
    internal async Task<(int Status, string Body)> SendAsync(OutgoingRequest outgoing, CancellationToken cancellation)
    {
        // The system's own message would be about addresses.
        if (_address.SocketPath is { } path && !File.Exists(path)) throw new ToolException($"{_address.Text}: no such socket", ExitCode.Refused);
        using HttpRequestMessage request = outgoing.ToMessage(_address.Base);
        try
        {
            using HttpResponseMessage response = await _http.SendAsync(request, cancellation);
            return ((int)response.StatusCode, await response.Content.ReadAsStringAsync(cancellation));
        }
        catch (HttpRequestException e)
        {
            throw new ToolException($"{_address.Text}: {(e.InnerException as SocketException)?.Message ?? e.InnerException?.Message ?? e.Message}", ExitCode.Refused);
        }
        catch (OperationCanceledException) when (!cancellation.IsCancellationRequested)
        {
            throw new ToolException($"{_address.Text}: no answer within {s_patience.TotalSeconds:F0} seconds", ExitCode.Refused);
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
