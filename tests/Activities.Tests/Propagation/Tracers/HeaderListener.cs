using System.Net;

namespace SpanPack.Activities.Tests.Propagation.Tracers;

/// <summary>Keeps the headers of one request.</summary>
internal sealed class HeaderListener : IDisposable
{
    private readonly HttpListener _listener;
    private readonly Task<Headers> _headers;

    internal HeaderListener()
    {
        (_listener, Address) = Listen();
        _headers = ServeAsync();
    }

    internal Uri Address { get; }

    internal Task<Headers> Headers => _headers.InTime();

    public void Dispose() => _listener.Close();

    // HttpListener takes no port 0: a free one may be gone before it listens.
    private static (HttpListener Listener, Uri Address) Listen()
    {
        for (int tries = 0; ; tries++)
        {
            var address = new Uri($"http://127.0.0.1:{Random.Shared.Next(20_000, 60_000)}/");
            var listener = new HttpListener();
            listener.Prefixes.Add(address.ToString());
            try
            {
                listener.Start();
                return (listener, address);
            }
            catch (HttpListenerException) when (tries < 20)
            {
                listener.Close();
            }
        }
    }

    private async Task<Headers> ServeAsync()
    {
        HttpListenerContext context = await _listener.GetContextAsync();
        var headers = new Headers();
        foreach (string name in context.Request.Headers.AllKeys.OfType<string>()) headers[name] = context.Request.Headers[name]!;
        context.Response.Close();
        return headers;
    }
}
