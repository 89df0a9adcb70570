using System.Diagnostics;
using System.Globalization;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;
using Microsoft.AspNetCore.Routing;

namespace SpanPack;

/// <summary>Completes the activity of a request. Existing tags are kept.</summary>
/// <remarks>Safe for any number of threads; those of one request call one after the other.</remarks>
/// <param name="redaction">The redaction of queries.</param>
/// <param name="clientAddress">Finds the address of the client; null where it is not a tag.</param>
/// <param name="naming">How spans are named.</param>
[DebuggerDisplay("{_redaction}")]
internal sealed class RequestTags(QueryRedaction redaction, ClientAddress? clientAddress = null, SpanNaming naming = default)
{
    private readonly QueryRedaction _redaction = redaction;
    private readonly ClientAddress? _clientAddress = clientAddress;
    private readonly RouteResources _resources = new(naming);

    /// <summary>Gets the parts of a request, at its start, that become tags.</summary>
    internal RequestStart Read(HttpContext context) => new(context.Request, _clientAddress?.Of(context));

    /// <summary>Adds the tags of the start of a request.</summary>
    /// <param name="receiver">Receives the tags.</param>
    /// <param name="start">The request as it was then.</param>
    /// <param name="has">The tags that the activity has.</param>
    internal void AddRequest(TagReceiver receiver, RequestStart start, RequestTagSet has)
    {
        if ((has & RequestTagSet.Method) == 0) AddMethod(receiver, start.Method);
        if ((has & RequestTagSet.Scheme) == 0) receiver.AddText(RequestTagNames.Scheme, start.Scheme);
        if ((has & RequestTagSet.Path) == 0) receiver.Add(RequestTagNames.Path, PathOf(start));
        if ((has & RequestTagSet.Query) == 0) receiver.AddText(RequestTagNames.Query, _redaction.Apply(start.Query));
        if ((has & RequestTagSet.UserAgent) == 0) receiver.AddText(RequestTagNames.UserAgent, start.UserAgent);
        if ((has & RequestTagSet.ServerAddress) == 0) AddServer(receiver, start.Host, has);
        if ((has & RequestTagSet.ClientAddress) == 0) receiver.AddText(RequestTagNames.ClientAddress, start.ClientAddress);
        // the name is for protocols other than HTTP
        if ((has & RequestTagSet.ProtocolVersion) == 0)
            receiver.AddText(RequestTagNames.ProtocolVersion, ProtocolText.VersionOf(start.Protocol));
    }

    /// <summary>
    /// Adds the route, or replaces the one that was found before the path was rewritten. That of an error page is not the request's.
    /// </summary>
    internal void AddRoute(Activity activity, HttpContext context)
    {
        Endpoint? endpoint = context.GetEndpoint();
        RequestStart? start = RequestFeatures.StartOf(context);
        bool isError = context.Response.StatusCode >= StatusCodes.Status400BadRequest;
        if (isError && RequestFeatures.IsErrorPage(context))
        {
            if (start is not null) start.ErrorPage = endpoint; // it stays that of the request
            return;
        }

        if (RouteOf(endpoint) is not { } route) return;
        if (activity.GetTagItem(RequestTagNames.Route) is { } known)
        {
            if (start?.Route is not { } found || !found.Equals(known) || isError || RequestFeatures.HandledOf(context) is not null) return;
        }

        activity.SetTag(RequestTagNames.Route, route);
        _resources.Add(activity, context.Request, endpoint, start);
        if (start is not null) start.Route = route;
    }

    /// <summary>Adds the tags known at the end of a request, including a route that was set by a middleware of the program.</summary>
    internal void AddResponse(Activity activity, HttpContext context)
    {
        RequestTagSet has = RequestTagSets.Of(activity);
        if ((has & RequestTagSet.Overwritten) != 0) TakeBack(activity, context);
        int code = context.Response.StatusCode;
        if ((has & RequestTagSet.StatusCode) == 0) activity.AddTag(RequestTagNames.StatusCode, BoxedStatusCodes.Of(code));
        if ((has & RequestTagSet.Route) == 0) AddLastRoute(new TagReceiver(activity), activity, context, RequestFeatures.StartOf(context));
        if (RequestFeatures.HandledOf(context) is { } handled)
        {
            RequestException.Add(activity, context, handled, isError: code >= StatusCodes.Status500InternalServerError);
            has |= RequestTagSet.ErrorType;
        }

        if (code < StatusCodes.Status500InternalServerError) return;
        if ((has & RequestTagSet.ErrorType) == 0) activity.AddTag(RequestTagNames.ErrorType, code.ToString(CultureInfo.InvariantCulture));
        if (activity.Status == ActivityStatusCode.Unset) activity.SetStatus(ActivityStatusCode.Error);
    }

    /// <summary>Hands the tags of a request over at its end, without adding them to its activity. It may have a route.</summary>
    /// <returns>False if the activity has others of them, or the request has failed: they must be added.</returns>
    internal bool TryAddLate(Activity activity, HttpContext context, RequestStart start)
    {
        int code = context.Response.StatusCode;
        RequestTagSet has = RequestTagSets.Of(activity);
        if (code >= StatusCodes.Status500InternalServerError || (has & ~RequestTagSet.Route) != RequestTagSet.None
            || RequestFeatures.HandledOf(context) is not null)
            return false;
        var late = LateTags.Begin(activity);
        var receiver = new TagReceiver(activity, late);
        AddRequest(receiver, start, RequestTagSet.None);
        receiver.Add(RequestTagNames.StatusCode, BoxedStatusCodes.Of(code));
        if (has == RequestTagSet.None) AddLastRoute(receiver, activity, context, start);
        return true;
    }

    // That of the page for an error is not the request's.
    private void AddLastRoute(TagReceiver receiver, Activity activity, HttpContext context, RequestStart? start)
    {
        Endpoint? endpoint = context.GetEndpoint();
        if (endpoint is not null && ReferenceEquals(endpoint, start?.ErrorPage)) endpoint = null;
        receiver.AddText(RequestTagNames.Route, RouteOf(endpoint));
        _resources.Add(activity, context.Request, endpoint, start);
    }

    private static void AddMethod(TagReceiver receiver, string method)
    {
        string known = HttpMethodNames.Known(method);
        receiver.Add(RequestTagNames.Method, known);
        if (known != method) receiver.AddText(RequestTagNames.MethodOriginal, method);
    }

    // RabbitMQ.Client describes its connection on the activity that is current when it writes: the request.
    private void TakeBack(Activity activity, HttpContext context)
    {
        foreach (string name in RequestTagNames.OfConnections) activity.SetTag(name, null);
        var receiver = new TagReceiver(activity);
        AddServer(receiver, context.Request.Headers.Host.ToString(), RequestTagSet.None);
        receiver.AddText(RequestTagNames.ClientAddress, _clientAddress?.Of(context));
    }

    private static void AddServer(TagReceiver receiver, string host, RequestTagSet has)
    {
        var parts = HostParts.Of(host);
        receiver.AddText(RequestTagNames.ServerAddress, parts.Address);
        if ((has & RequestTagSet.ServerPort) == 0 && parts.Port is { } port) receiver.Add(RequestTagNames.ServerPort, port);
    }

    private static string PathOf(RequestStart start)
    {
        string path = start.PathBase.HasValue ? start.PathBase.Add(start.Path).ToUriComponent() : start.Path.ToUriComponent();
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
