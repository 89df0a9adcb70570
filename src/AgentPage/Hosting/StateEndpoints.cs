using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;

namespace SpanPack;

/// <summary>Answers requests about services, filters and the server itself.</summary>
internal sealed class StateEndpoints(PageState state)
{
    private readonly ServiceAnswers _services = new(state.Statistics, state.IsLive);
    private readonly ServiceGraph _graph = new(state.Store, state.Statistics, state.IsLive);
    private readonly Completions _completions = new(state.Store, state.Time);

    internal void Map(IEndpointRouteBuilder routes)
    {
        routes.MapGet("/api/status", context => JsonAnswer.WriteAsync(context, state.Status, PageJson.Default.StatusAnswer));
        routes.MapGet("/api/services",
            context => JsonAnswer.WriteAsync(context, _services.Services(Minutes(context)), PageJson.Default.ServicesAnswer));
        routes.MapGet("/api/services/resources", ResourcesAsync);
        routes.MapGet("/api/services/graph",
            context => JsonAnswer.WriteAsync(context, _graph.Find(Minutes(context), state.Time), PageJson.Default.GraphAnswer));
        routes.MapGet("/api/completions", CompletionsAsync);
        routes.MapPost("/api/clear", context => JsonAnswer.WriteAsync(context, state.Clear(), PageJson.Default.ClearAnswer));
    }

    private Task ResourcesAsync(HttpContext context)
    {
        string service = new PageQuery(context).Text("service") ?? string.Empty; // tracers may leave the name empty
        return JsonAnswer.WriteAsync(context, _services.Resources(service, Minutes(context)), PageJson.Default.ServicesAnswer);
    }

    private Task CompletionsAsync(HttpContext context)
    {
        var query = new PageQuery(context);
        string filter = query.Text("filter") ?? string.Empty;
        if (filter.Length > Filter.MaxUnits) throw PageException.Parameter("filter", $"at most {Filter.MaxUnits} characters long");
        int at = (int)query.Number("at", filter.Length, 0, filter.Length);
        return JsonAnswer.WriteAsync(context, _completions.Find(filter, at), PageJson.Default.CompletionAnswer);
    }

    private static int Minutes(HttpContext context)
        => (int)new PageQuery(context).Number("minutes", SlotClock.MaxMinutes, 1, SlotClock.MaxMinutes);
}
