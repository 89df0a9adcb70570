using System.Globalization;
using System.Net.Http.Headers;
using System.Text.Json;
using Microsoft.AspNetCore.Builder;
using Microsoft.Extensions.DependencyInjection;
using SpanPack.AspNetCore.Tests.Support;
using SpanPack.Tests.Tracers;

namespace SpanPack.AspNetCore.Tests.Tracers;

/// <summary>
/// A request that goes from a service of another tracer through one of ours to a second one of the other, and what the agent of all three
/// has of it.
/// </summary>
/// <param name="First">The spans of the first service: a chunk.</param>
/// <param name="Ours">Those of ours.</param>
/// <param name="Last">Those of the last.</param>
/// <param name="LastReceived">The headers that the last service received.</param>
internal sealed record ChainedTraces(Span[] First, Span[] Ours, Span[] Last, JsonElement LastReceived)
{
    /// <param name="tracer">The other tracer.</param>
    /// <param name="styles">How all three pass traces on: names of <c>DD_TRACE_PROPAGATION_STYLE</c>.</param>
    /// <param name="baggage">Who begins sends it as a header; null for none.</param>
    internal static async Task<ChainedTraces> MakeAsync(OtherTracer tracer, string styles, string? baggage)
    {
        PropagationStyle[] ours = [.. styles.Split(',').Select(static style => Enum.Parse<PropagationStyle>(style, ignoreCase: true))];
        HttpClient? client = null;
        await using TracedApp app = await TracedApp.StartAsync(
            pipeline => pipeline.MapGet("/pass", (string next) => client!.GetStringAsync(new Uri(next))),
            builder => builder.Services.AddDatadogTracing(options =>
            {
                options.Traces = options.Traces with { Propagation = new PropagationOptions { InjectStyles = ours, ExtractStyles = ours } };
                // as the others: what was decided is among the tags of a span
                options.Writer = options.Writer with { Format = TraceFormat.V04 };
            }));
        using (client = new HttpClient()) // its handler asks for the propagator: not before tracing has begun
            return await MakeAsync(app, tracer, styles, baggage);
    }

    /// <summary>The span of a chunk whose parent is not in it: the only one.</summary>
    internal static Span LocalRoot(Span[] spans) => Assert.Single(spans, span => !spans.Any(other => other.SpanId == span.ParentId));

    /// <summary>All 128 bits: tracers say the upper half of older formats in a tag.</summary>
    internal static UInt128 TraceIdOf(Span[] spans)
    {
        UInt128 id = Assert.Single(spans.Select(static span => span.TraceId).Distinct());
        if (id >> 64 != 0) return id;
        string upper = spans.Select(static span => span.GetTag("_dd.p.tid")).OfType<string>().First();
        return new UInt128(ulong.Parse(upper, NumberStyles.HexNumber, CultureInfo.InvariantCulture), (ulong)id);
    }

    private static async Task<ChainedTraces> MakeAsync(TracedApp app, OtherTracer tracer, string styles, string? baggage)
    {
        await using TracerProcess last = await tracer.StartAsync("last", styles, app.Agent);
        await using TracerProcess first = await tracer.StartAsync("first", styles, app.Agent);
        string through = $"{app.Url}/pass?next={Uri.EscapeDataString(last.Address.ToString())}";
        using JsonDocument answer = await AskAsync(new Uri(first.Address, $"?next={Uri.EscapeDataString(through)}"), baggage);
        using JsonDocument lastAnswer = JsonDocument.Parse(answer.RootElement.GetProperty("next").GetString()!);

        await app.StopAsync();
        Span[] begun, ended;
        while ((begun = TraceOf(app.Agent, "first")).Length < 2 || (ended = TraceOf(app.Agent, "last")).Length < 1)
            await Task.Delay(50, Patience.Token);
        return new ChainedTraces(begun, [.. ReceivedSpans.Of(app.Agent).Where(static span => span.Service == "shop")], ended,
            lastAnswer.RootElement.GetProperty("received").Clone());
    }

    private static async Task<JsonDocument> AskAsync(Uri address, string? baggage)
    {
        using var client = new HttpClient(new SocketsHttpHandler { ActivityHeadersPropagator = null }); // not a part of the trace
        using var request = new HttpRequestMessage(HttpMethod.Get,
            address)
        { Headers = { Accept = { new MediaTypeWithQualityHeaderValue("application/json") } } };
        if (baggage is not null) request.Headers.Add("baggage", baggage);
        using HttpResponseMessage response = await client.SendAsync(request, Patience.Token);
        return JsonDocument.Parse(await response.Content.ReadAsStringAsync());
    }

    // Only of the trace of its request: tracers have traces of what services do at their start, too.
    private static Span[] TraceOf(DevAgentServer agent, string service)
    {
        Span[] spans = [.. ReceivedSpans.Of(agent).Where(span => span.Service == service)];
        UInt128? trace = spans.SingleOrDefault(static span => span.Name == "web.request")?.TraceId;
        return [.. spans.Where(span => span.TraceId == trace)];
    }
}
