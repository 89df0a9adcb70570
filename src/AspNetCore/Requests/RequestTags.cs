using System.Diagnostics;
using System.Globalization;
using Microsoft.AspNetCore.Diagnostics;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;
using Microsoft.AspNetCore.Routing;

namespace SpanPack;

/// <summary>Completes the activity of a request. Existing tags are kept.</summary>
/// <remarks>Safe for any number of threads; those of one request call one after the other.</remarks>
/// <param name="redaction">The redaction of queries.</param>
/// <param name="clientAddress">Finds the address of the client; null where it is not a tag.</param>
[DebuggerDisplay("{_redaction}")]
internal sealed class RequestTags(QueryRedaction redaction, ClientAddress? clientAddress = null)
{
    private readonly QueryRedaction _redaction = redaction;
    private readonly ClientAddress? _clientAddress = clientAddress;

    /// <summary>Adds the tags known at the start of a request: before routing and before calls of other services.</summary>
    internal void AddRequest(Activity activity, HttpContext context)
    {
        RequestTagSet has = RequestTagSets.Of(activity);
        HttpRequest request = context.Request;
        if ((has & RequestTagSet.Method) == 0) AddMethod(activity, request.Method);
        if ((has & RequestTagSet.Scheme) == 0) Add(activity, RequestTagNames.Scheme, request.Scheme);
        if ((has & RequestTagSet.Path) == 0) activity.AddTag(RequestTagNames.Path, PathOf(request));
        if ((has & RequestTagSet.Query) == 0) Add(activity, RequestTagNames.Query, _redaction.Apply(request.QueryString.Value));
        if ((has & RequestTagSet.UserAgent) == 0) Add(activity, RequestTagNames.UserAgent, request.Headers.UserAgent.ToString());
        if ((has & RequestTagSet.ServerAddress) == 0) AddServer(activity, request.Headers.Host.ToString(), has);
        if (_clientAddress is not null && (has & RequestTagSet.ClientAddress) == 0)
            Add(activity, RequestTagNames.ClientAddress, _clientAddress.Of(context));
        // the name is for protocols other than HTTP
        if ((has & RequestTagSet.ProtocolVersion) == 0)
            Add(activity, RequestTagNames.ProtocolVersion, ProtocolText.VersionOf(request.Protocol));
    }

    /// <summary>Adds the route. The first one found is what the client requested; an error page has another.</summary>
    internal static void AddRoute(Activity activity, HttpContext context)
    {
        if (RouteOf(context.GetEndpoint()) is { } route && activity.GetTagItem(RequestTagNames.Route) is null)
            activity.AddTag(RequestTagNames.Route, route);
    }

    /// <summary>Adds the tags known at the end of a request, including a route that was set by a middleware of the program.</summary>
    internal void AddResponse(Activity activity, HttpContext context)
    {
        RequestTagSet has = RequestTagSets.Of(activity);
        if ((has & RequestTagSet.Overwritten) != 0) TakeBack(activity, context);
        int code = context.Response.StatusCode;
        if ((has & RequestTagSet.StatusCode) == 0) activity.AddTag(RequestTagNames.StatusCode, BoxedStatusCodes.Of(code));
        if ((has & RequestTagSet.Route) == 0) Add(activity, RequestTagNames.Route, RouteOf(context.GetEndpoint()));
        if (context.Features.Get<IExceptionHandlerFeature>() is { } handled)
        {
            RequestException.Add(activity, context, handled.Error, isError: code >= StatusCodes.Status500InternalServerError);
            has |= RequestTagSet.ErrorType;
        }

        if (code < StatusCodes.Status500InternalServerError) return;
        if ((has & RequestTagSet.ErrorType) == 0) activity.AddTag(RequestTagNames.ErrorType, code.ToString(CultureInfo.InvariantCulture));
        if (activity.Status == ActivityStatusCode.Unset) activity.SetStatus(ActivityStatusCode.Error);
    }

    private static void AddMethod(Activity activity, string method)
    {
        string known = HttpMethodNames.Known(method);
        activity.AddTag(RequestTagNames.Method, known);
        if (known != method) Add(activity, RequestTagNames.MethodOriginal, method);
    }

    // RabbitMQ.Client describes its connection on the activity that is current when it writes: the request.
    private void TakeBack(Activity activity, HttpContext context)
    {
        foreach (string name in RequestTagNames.OfConnections) activity.SetTag(name, null);
        AddServer(activity, context.Request.Headers.Host.ToString(), RequestTagSet.None);
        if (_clientAddress is not null) Add(activity, RequestTagNames.ClientAddress, _clientAddress.Of(context));
    }

    // The header, since HttpRequest.Host throws for some names that are no names.
    private static void AddServer(Activity activity, string host, RequestTagSet has)
    {
        var parts = HostParts.Of(host);
        Add(activity, RequestTagNames.ServerAddress, parts.Address);
        if ((has & RequestTagSet.ServerPort) == 0 && parts.Port is { } port) activity.AddTag(RequestTagNames.ServerPort, port);
    }

    // Not known, or known to be nothing: no tag.
    private static void Add(Activity activity, string name, string? value)
    {
        if (!string.IsNullOrEmpty(value)) activity.AddTag(name, value);
    }

    private static string PathOf(HttpRequest request)
    {
        string path = request.PathBase.HasValue ? request.PathBase.Add(request.Path).ToUriComponent() : request.Path.ToUriComponent();
        return path.Length > 0 ? path : "/";
    }

    // The one of the root is empty in some programs, and a slash in others.
    private static string? RouteOf(Endpoint? endpoint)
    {
        string? route = endpoint?.Metadata.GetMetadata<IRouteDiagnosticsMetadata>()?.Route
            ?? (endpoint as RouteEndpoint)?.RoutePattern.RawText;
        return route is { Length: 0 } ? "/" : route;
    }
}
