using System.Net;

namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>A transport without a network: answers at once, and looks at no body.</summary>
internal sealed class SwallowingHandler : HttpMessageHandler
{
    private long _bytes;

    /// <summary>Takes the count of the bytes that came since the last call.</summary>
    internal long TakeBytes() => Interlocked.Exchange(ref _bytes, 0);

    protected override HttpResponseMessage Send(HttpRequestMessage request, CancellationToken cancellationToken)
    {
        Interlocked.Add(ref _bytes, request.Content?.Headers.ContentLength ?? 0);
        return new HttpResponseMessage(HttpStatusCode.OK);
    }

    protected override Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken cancellationToken)
        => Task.FromResult(Send(request, cancellationToken));
}
