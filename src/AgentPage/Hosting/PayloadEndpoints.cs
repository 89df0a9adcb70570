using System.Globalization;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;

namespace SpanPack;

/// <summary>Answers requests about payloads.</summary>
internal sealed class PayloadEndpoints(PageState state)
{
    private const int MostPayloads = 200;
    private const int UsualPayloads = 50;
    private const int MostBytes = 65_536;

    private readonly PayloadLists _lists = new(state.Store, state.Findings, state.Time);
    private readonly PayloadDetails _details = new(state.Store, state.Findings);

    internal void Map(IEndpointRouteBuilder routes)
    {
        routes.MapGet("/api/payloads", ListAsync);
        routes.MapGet("/api/payloads/{id}", PayloadAsync);
        routes.MapGet("/api/payloads/{id}/body", BodyAsync);
    }

    private Task ListAsync(HttpContext context)
    {
        var query = new PageQuery(context);
        PayloadChoice only = query.Text("only") switch
        {
            null or "" => PayloadChoice.All,
            "refused" => PayloadChoice.Refused,
            "findings" => PayloadChoice.Findings,
            _ => throw PageException.Parameter("only", "refused or findings"),
        };
        long below = query.Number("before", long.MaxValue, 0, long.MaxValue);
        int most = (int)query.Number("limit", UsualPayloads, 1, MostPayloads);
        return JsonAnswer.WriteAsync(context, _lists.Find(below, most, only, context.RequestAborted), PageJson.Default.PayloadListAnswer);
    }

    private Task PayloadAsync(HttpContext context)
        => JsonAnswer.WriteAsync(context, _details.Read(Payload(context), context.RequestAborted), PageJson.Default.PayloadAnswer);

    private Task BodyAsync(HttpContext context)
    {
        KeptPayload payload = Payload(context);
        var query = new PageQuery(context);
        if (query.Text("offset") is null && query.Text("length") is null)
            return JsonAnswer.WriteBytesAsync(context, payload.Body, "application/octet-stream", PayloadFileName.Of(payload));
        int offset = (int)query.Number("offset", 0, 0, payload.Body.Length);
        int length = (int)Math.Min(query.Number("length", MostBytes, 0, long.MaxValue), MostBytes);
        return JsonAnswer.WriteBytesAsync(context, payload.Body.AsMemory(offset, Math.Min(length, payload.Body.Length - offset)),
            "application/octet-stream", null);
    }

    private KeptPayload Payload(HttpContext context)
    {
        if (!long.TryParse(new PageQuery(context).Route("id"), NumberStyles.None, CultureInfo.InvariantCulture, out long id))
            throw PageException.Parameter("the id", "a whole number");
        return state.Store.FindPayload(id) ?? throw PageException.Gone("payload");
    }
}
