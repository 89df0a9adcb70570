using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;

namespace SpanPack;

/// <summary>Answers requests about traces.</summary>
internal sealed class TraceEndpoints(PageState state)
{
    private const int MostTraces = 500;
    private const int UsualTraces = 100;

    private readonly TraceLists _lists = new(state.Store, state.Time);
    private readonly TraceOverview _overview = new(state.Store);
    private readonly TraceDetails _details = new(state.Store);
    private readonly SpanDetails _spans = new(state.Store);

    internal void Map(IEndpointRouteBuilder routes)
    {
        routes.MapGet("/api/traces", ListAsync);
        routes.MapGet("/api/traces/count", CountAsync);
        routes.MapGet("/api/traces/overview", OverviewAsync);
        routes.MapGet("/api/traces/{id}", TraceAsync);
        routes.MapGet("/api/traces/{id}/json", TraceJsonAsync);
        routes.MapGet("/api/traces/{id}/spans/{span}", SpanAsync);
        routes.MapGet("/api/traces/{id}/spans/{span}/json", SpanJsonAsync);
        routes.MapGet("/api/export", ExportAsync);
    }

    private Task ListAsync(HttpContext context)
    {
        var query = new PageQuery(context);
        if (query.Ids() is { } ids) return JsonAnswer.WriteAsync(context, _lists.Named(ids), PageJson.Default.TraceListAnswer);
        Filter filter = query.Filter();
        long below = query.Number("before", long.MaxValue, 0, long.MaxValue), above = query.Number("after", 0, 0, long.MaxValue);
        int most = (int)query.Number("limit", UsualTraces, 1, MostTraces);
        if (query.Sorting() is { } sorting)
        {
            int skipped = (int)query.Number("skip", 0, 0, int.MaxValue);
            return JsonAnswer.WriteAsync(
                context, _lists.Sorted(filter, sorting, skipped, most, context.RequestAborted), PageJson.Default.TraceListAnswer);
        }

        return JsonAnswer.WriteAsync(
            context, _lists.Find(filter, above, below, most, context.RequestAborted), PageJson.Default.TraceListAnswer);
    }

    private Task CountAsync(HttpContext context)
        => JsonAnswer.WriteAsync(
            context, _lists.Count(new PageQuery(context).Filter(), context.RequestAborted), PageJson.Default.TraceCountAnswer);

    private Task OverviewAsync(HttpContext context)
        => JsonAnswer.WriteAsync(
            context, _overview.Read(new PageQuery(context).Filter(), context.RequestAborted), PageJson.Default.TraceOverviewAnswer);

    private Task TraceAsync(HttpContext context)
        => JsonAnswer.WriteAsync(context, _details.Read(Trace(context)), PageJson.Default.TraceAnswer);

    private Task SpanAsync(HttpContext context)
    {
        KeptTrace trace = Trace(context);
        SpanAnswer span = _spans.Read(trace, Span(context)) ?? throw PageException.Gone("span");
        return JsonAnswer.WriteAsync(context, span, PageJson.Default.SpanAnswer);
    }

    private Task TraceJsonAsync(HttpContext context)
        => WriteAsync(context, state.Export.ToJson(Trace(context), null), JsonAnswer.ContentType, null);

    private Task SpanJsonAsync(HttpContext context)
    {
        (KeptTrace trace, SpanReference span) = (Trace(context), Span(context));
        if (SpanDetails.Find(trace, span) is null) throw PageException.Gone("span");
        return WriteAsync(context, state.Export.ToJson(trace, span), JsonAnswer.ContentType, null);
    }

    private Task ExportAsync(HttpContext context)
    {
        var query = new PageQuery(context);
        string? format = query.Text("format");
        bool isPayload = TraceFormats.TryParse(format ?? string.Empty, out TraceFormat target);
        if (!isPayload && format != "json")
        {
            throw PageException.Parameter("format", "json, " + string.Join(", ", TraceFormats.All.Select(static known => known.GetName())));
        }

        IReadOnlyList<KeptTrace> traces = query.Ids() is { } ids ? [.. ids.Select(state.Store.FindTrace).OfType<KeptTrace>()]
            : _lists.All(query.Filter(), context.RequestAborted);
        if (!isPayload)
        {
            return WriteAsync(context, state.Export.ToJsonLines(traces, context.RequestAborted), "application/x-ndjson", "traces.json");
        }

        byte[] payload = state.Export.ToPayload(traces, target, context.RequestAborted);
        return JsonAnswer.WriteBytesAsync(context, payload, "application/octet-stream", $"traces.{target.GetName()}.msgpack");
    }

    private KeptTrace Trace(HttpContext context)
    {
        if (!TraceIdText.TryParseLower(new PageQuery(context).Route("id"), out ulong id))
        {
            throw PageException.Parameter("the id", "16 or 32 hexadecimal digits");
        }

        return state.Store.FindTrace(id) ?? throw PageException.Gone("trace");
    }

    private static SpanReference Span(HttpContext context)
        => SpanReference.TryParse(new PageQuery(context).Route("span"), out SpanReference reference) ? reference
            : throw PageException.Parameter("the span", "as 12-0-3");

    private static async Task WriteAsync(HttpContext context, BoundedMemory memory, string type, string? fileName)
    {
        using (memory) await JsonAnswer.WriteBytesAsync(context, memory.GetBuffer().AsMemory(0, (int)memory.Length), type, fileName)
            .ConfigureAwait(false);
    }
}
