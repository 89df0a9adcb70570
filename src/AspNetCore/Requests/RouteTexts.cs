using System.Collections.Concurrent;
using System.Diagnostics;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;
using Microsoft.AspNetCore.Routing.Patterns;

namespace SpanPack;

/// <summary>The texts of a route pattern. Safe for any number of threads.</summary>
[DebuggerDisplay("{_template,nq}")]
internal sealed class RouteTexts
{
    private const int MaxResources = 64; // a path base may be of the client

    private readonly string _template;
    private readonly RoutePattern _pattern;
    private readonly string[] _optional; // names of parameters
    private readonly string? _resolved; // the template with the names of controller, action and area; null without such parameters
    private readonly ConcurrentDictionary<(string Method, string? PathBase, int Missing), string> _resources = [];

    internal RouteTexts(RoutePattern pattern)
    {
        (_pattern, _template) = (pattern, pattern.RawText ?? string.Empty);
        _optional = [.. pattern.Parameters.Where(static parameter => parameter.IsOptional).Select(static parameter => parameter.Name)];
        string resolved = RouteTemplate.Resolve(_template, ValueOf);
        _resolved = ReferenceEquals(resolved, _template) ? null : resolved;
    }

    /// <summary>Returns the resource of a request in the words of the agent.</summary>
    /// <returns>The resource; null if it follows from the template.</returns>
    internal string? OfAgent(HttpRequest request)
    {
        if (_resolved is null) return null;
        string method = MethodOf(request);
        return Find(method, null, 0) ?? Keep(method, null, 0, $"{method} {_resolved}");
    }

    /// <summary>Returns the resource of a request in the words of Datadog's tracer.</summary>
    /// <returns>The resource; null if it follows from the template: no path base, and no optional parameter is left out.</returns>
    internal string? OfTracer(HttpRequest request)
    {
        int missing = MissingOf(request.RouteValues);
        if (_resolved is null && !request.PathBase.HasValue && missing == 0) return null;
        (string method, PathString pathBase) = (MethodOf(request), request.PathBase);
        return Find(method, pathBase.Value, missing)
            ?? Keep(method, pathBase.Value, missing, $"{method} {pathBase.ToUriComponent()}{Simplify(missing)}");
    }

    private static string MethodOf(HttpRequest request) => AgentNaming.MethodOf(HttpMethodNames.Known(request.Method));

    private string Simplify(int missing) => RouteTemplate.Simplify(_template, parameter => TextOf(parameter, missing));

    // A bit for each optional parameter that the path lacks.
    private int MissingOf(RouteValueDictionary values)
    {
        int missing = 0;
        for (int i = 0; i < _optional.Length; i++) missing |= values.ContainsKey(_optional[i]) ? 0 : 1 << i;
        return missing;
    }

    private string? TextOf(RouteParameter parameter, int missing)
        => ValueOf(parameter)
            ?? (parameter.IsOptional && (missing & (1 << Array.IndexOf(_optional, parameter.Name))) != 0
                ? null
                : RouteTemplate.Write(parameter));

    // Values that select the action, and not those of the request: there are as many as actions.
    private string? ValueOf(RouteParameter parameter)
        => _pattern.RequiredValues.TryGetValue(parameter.Name, out object? value) && value is string { Length: > 0 } text ? text : null;

    private string? Find(string method, string? pathBase, int missing)
        => _resources.TryGetValue((method, pathBase, missing), out string? known) ? known : null;

    private string Keep(string method, string? pathBase, int missing, string resource)
    {
        if (_resources.Count < MaxResources) _resources[(method, pathBase, missing)] = resource;
        return resource;
    }
}
