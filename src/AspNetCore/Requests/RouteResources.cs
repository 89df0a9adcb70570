using System.Diagnostics;
using System.Runtime.CompilerServices;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;
using Microsoft.AspNetCore.Routing.Patterns;

namespace SpanPack;

/// <summary>
/// The resources of requests whose route alone does not name them: one template of MVC, such as
/// <c>{controller=Home}/{action=Index}/{id?}</c>, is the route of all actions.
/// </summary>
/// <remarks>Safe for any number of threads.</remarks>
/// <param name="naming">How spans are named.</param>
[DebuggerDisplay("{_naming}")]
internal sealed class RouteResources(SpanNaming naming)
{
    private readonly SpanNaming _naming = naming;
    private readonly ConditionalWeakTable<RoutePattern, RouteTexts> _known = []; // an application has as many as actions

    /// <summary>Adds the resource of a request whose route was found, unless the program has set one.</summary>
    internal void Add(Activity activity, HttpRequest request, Endpoint? endpoint, RequestStart? start)
    {
        if (_naming == SpanNaming.Tracer && endpoint?.DisplayName is { } name)
            activity.SetTag(RequestTagNames.Endpoint, name);
        string? resource = Find(request, endpoint);
        if (resource is null && start?.Resource is null) return;
        if (activity.GetTagItem(RequestTagNames.Resource) is { } known && !known.Equals(start?.Resource)) return;
        activity.SetTag(RequestTagNames.Resource, resource);
        if (start is not null) start.Resource = resource;
    }

    // Null if it follows from the route.
    private string? Find(HttpRequest request, Endpoint? endpoint)
    {
        if (endpoint is not RouteEndpoint { RoutePattern: { RawText: not null } pattern }) return null;
        bool isOfTracer = _naming == SpanNaming.Tracer;
        if (pattern.RequiredValues.Count == 0 && !(isOfTracer && (request.PathBase.HasValue || HasOptional(pattern)))) return null;
        RouteTexts texts = _known.GetValue(pattern, static one => new RouteTexts(one));
        return isOfTracer ? texts.OfTracer(request) : texts.OfAgent(request);
    }

    private static bool HasOptional(RoutePattern pattern)
    {
        foreach (RoutePatternParameterPart parameter in pattern.Parameters)
        {
            if (parameter.IsOptional) return true;
        }

        return false;
    }
}
