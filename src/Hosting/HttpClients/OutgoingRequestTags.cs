using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>The tags of a request of HttpClient.</summary>
/// <remarks>
/// Source: OpenTelemetry semantic conventions, HTTP client spans, as .NET 9 and later follow them. Existing tags are kept.
/// </remarks>
internal static class OutgoingRequestTags
{
    internal static void AddRequest(Activity activity, HttpRequestMessage request)
    {
        if (HasAny(activity)) return;
        string method = HttpMethodNames.Known(request.Method.Method);
        activity.AddTag("http.request.method", method);
        if (method == HttpMethodNames.Other) activity.AddTag("http.request.method_original", request.Method.Method);
        if (request.RequestUri is not { IsAbsoluteUri: true } uri) return;
        activity.AddTag("server.address", uri.IdnHost).AddTag("server.port", uri.Port).AddTag("url.full", Redact(uri));
    }

    internal static void AddResponse(Activity activity, HttpResponseMessage response)
    {
        if (activity.GetTagItem("http.response.status_code") is not null) return;
        int code = (int)response.StatusCode;
        activity.AddTag("http.response.status_code", code).AddTag("network.protocol.version", VersionText(response.Version));
        if (code >= 400) SetError(activity, code.ToString(CultureInfo.InvariantCulture));
    }

    internal static void AddFailure(Activity activity, Exception exception)
        => SetError(activity, ReasonOf(exception) ?? exception.GetType().FullName!);

    private static void SetError(Activity activity, string type)
    {
        if (activity.GetTagItem("error.type") is null) activity.AddTag("error.type", type);
        if (activity.Status == ActivityStatusCode.Unset) activity.SetStatus(ActivityStatusCode.Error);
    }

    // Somebody else completes them, who may have begun first.
    private static bool HasAny(Activity activity)
        => activity.GetTagItem("http.request.method") is not null || activity.GetTagItem("http.method") is not null;

    /// <summary>Returns the address without user, fragment and the values of the query.</summary>
    internal static string Redact(Uri uri)
    {
        string text = uri.GetComponents(UriComponents.SchemeAndServer | UriComponents.Path, UriFormat.UriEscaped);
        return uri.Query.Length > 1 ? text + "?*" : text;
    }

    private static string VersionText(Version version) => version switch
    {
        { Major: 1, Minor: 1 } => "1.1",
        { Major: 1, Minor: 0 } => "1.0",
        { Minor: 0 } => version.Major.ToString(CultureInfo.InvariantCulture),
        _ => version.ToString(),
    };

    private static string? ReasonOf(Exception exception) => (exception as HttpRequestException)?.HttpRequestError switch
    {
        HttpRequestError.NameResolutionError => "name_resolution_error",
        HttpRequestError.ConnectionError => "connection_error",
        HttpRequestError.SecureConnectionError => "secure_connection_error",
        HttpRequestError.HttpProtocolError => "http_protocol_error",
        HttpRequestError.ExtendedConnectNotSupported => "extended_connect_not_supported",
        HttpRequestError.VersionNegotiationError => "version_negotiation_error",
        HttpRequestError.UserAuthenticationError => "user_authentication_error",
        HttpRequestError.ProxyTunnelError => "proxy_tunnel_error",
        HttpRequestError.InvalidResponse => "invalid_response",
        HttpRequestError.ResponseEnded => "response_ended",
        HttpRequestError.ConfigurationLimitExceeded => "configuration_limit_exceeded",
        _ => null,
    };
}
