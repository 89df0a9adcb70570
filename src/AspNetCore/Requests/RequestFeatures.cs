using System.Diagnostics;
using Microsoft.AspNetCore.Diagnostics;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;

namespace SpanPack;

/// <summary>The features of a request that its activity is completed from.</summary>
/// <remarks>By their types: the generic methods of the interface take a look-up of the runtime in each call.</remarks>
internal static class RequestFeatures
{
    /// <summary>Returns the activity of a request.</summary>
    internal static Activity? ActivityOf(HttpContext context)
        => ((IHttpActivityFeature?)context.Features[typeof(IHttpActivityFeature)])?.Activity ?? Activity.Current;

    /// <summary>Returns the exception that a middleware has handled; null if there was none.</summary>
    internal static Exception? HandledOf(HttpContext context)
        => ((IExceptionHandlerFeature?)context.Features[typeof(IExceptionHandlerFeature)])?.Error;

    /// <summary>Returns whether the pipeline runs again, for the page of an error.</summary>
    internal static bool IsErrorPage(HttpContext context)
        => HandledOf(context) is not null || context.Features[typeof(IStatusCodeReExecuteFeature)] is not null;

    /// <summary>Returns the request as it was at its start; null if its start was not observed.</summary>
    internal static RequestStart? StartOf(HttpContext context) => (RequestStart?)context.Features[typeof(RequestStart)];

    /// <summary>Keeps a request as it is at its start.</summary>
    internal static void Keep(HttpContext context, RequestStart start) => context.Features[typeof(RequestStart)] = start;
}
