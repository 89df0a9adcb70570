using System.Diagnostics;
using System.Net.Http.Headers;

namespace SpanPack.AgentPage.Benchmarks;

/// <summary>Sends payloads to an agent, as many spans a second as are asked for.</summary>
internal sealed class TraceSender : IDisposable
{
    private readonly HttpClient _client;
    private readonly ShopPayloads _payloads;

    internal TraceSender(Uri agent, ShopPayloads payloads)
    {
        _client = new HttpClient { BaseAddress = agent };
        _payloads = payloads;
    }

    internal long Spans { get; private set; }

    internal long Traces { get; private set; }

    internal long Bytes { get; private set; }

    internal int Failures { get; private set; }

    /// <summary>Sends for a time, evenly.</summary>
    internal async Task SendAsync(double spansOfSecond, TimeSpan time)
    {
        var clock = Stopwatch.StartNew();
        long before = Spans;
        while (clock.Elapsed < time)
        {
            var due = TimeSpan.FromSeconds((Spans - before) / spansOfSecond);
            if (due > clock.Elapsed) await Task.Delay(due - clock.Elapsed);
            await SendOneAsync();
        }
    }

    /// <summary>Sends as fast as the agent answers.</summary>
    internal async Task SendTracesAsync(long traces)
    {
        for (long end = Traces + traces; Traces < end;) await SendOneAsync();
    }

    internal async Task SendOneAsync()
    {
        byte[] body = _payloads.Next();
        using var content = new ByteArrayContent(body);
        content.Headers.ContentType = new MediaTypeHeaderValue("application/msgpack");
        content.Headers.Add("X-Datadog-Trace-Count", "50");
        content.Headers.Add("Datadog-Meta-Lang", "nodejs");
        content.Headers.Add("Datadog-Meta-Tracer-Version", "5.132.0");
        using HttpResponseMessage answer = await _client.PutAsync(new Uri("v0.4/traces", UriKind.Relative), content);
        if (!answer.IsSuccessStatusCode) Failures++;
        Spans += _payloads.SpanCount;
        Traces += _payloads.TraceCount;
        Bytes += body.Length;
    }

    public void Dispose() => _client.Dispose();
}
