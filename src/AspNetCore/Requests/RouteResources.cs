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

    /// <summary>Returns the resource of a request.</summary>
    /// <returns>The resource; null if it follows from the route.</returns>
    internal string? Find(HttpContext context)
    {
        if (context.GetEndpoint() is not RouteEndpoint { RoutePattern: { RawText: not null } pattern }) return null;
        HttpRequest request = context.Request;
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
