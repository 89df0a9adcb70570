using System.Diagnostics;
using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>The parts of a request as they were at its start: middleware may rewrite them.</summary>
/// <remarks>A feature of the request, for the threads that serve it one after the other.</remarks>
internal sealed class RequestStart
{
    internal RequestStart(HttpRequest request, string? clientAddress)
    {
        (Method, Scheme, PathBase, Path) = (request.Method, request.Scheme, request.PathBase, request.Path);
        (Query, Protocol) = (request.QueryString.Value, request.Protocol);
        (UserAgent, Host) = (request.Headers.UserAgent.ToString(), request.Headers.Host.ToString());
        ClientAddress = clientAddress;
    }

    /// <summary>Gets or sets whether the tags of the start were added to the activity.</summary>
    internal bool IsAdded { get; set; }

    /// <summary>Gets or sets the activity that was current at the start; null if it is not known.</summary>
    internal Activity? Activity { get; set; }

    /// <summary>Gets or sets the route that was added to the activity; null for none.</summary>
    internal string? Route { get; set; }

    /// <summary>Gets or sets the resource that was added to the activity; null for none.</summary>
    internal string? Resource { get; set; }

    /// <summary>Gets or sets the endpoint of the page for the error of the request; null for none.</summary>
    internal Endpoint? ErrorPage { get; set; }

    internal string Method { get; }

    internal string Scheme { get; }

    internal PathString PathBase { get; }

    internal PathString Path { get; }

    internal string? Query { get; }

    internal string Protocol { get; }

    internal string UserAgent { get; }

    /// <summary>Gets the header. <see cref="HttpRequest.Host"/> throws for some invalid names.</summary>
    internal string Host { get; }

    /// <summary>Gets the address of the client; null where it is not a tag.</summary>
    internal string? ClientAddress { get; }
}
