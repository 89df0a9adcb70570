using System.Globalization;

namespace SpanPack.Tool;

/// <summary>What older formats say in headers, v0.7 and v1.0 say in the payload.</summary>
internal static class ConvertedRequest
{
    private const string Language = "Datadog-Meta-Lang";
    private const string LanguageVersion = "Datadog-Meta-Lang-Version";
    private const string TracerVersion = "Datadog-Meta-Tracer-Version";
    private const string ContainerId = "Datadog-Container-ID";

    /// <summary>Fills fields of the payload that only the saved headers know.</summary>
    internal static TracePayload AddFields(TracePayload source, SavedRequest? request)
    {
        if (request is null || source.Format is TraceFormat.V07 or TraceFormat.V1) return source;
        return source with
        {
            Header = source.Header with
            {
                LanguageName = request.GetHeader(Language),
                LanguageVersion = request.GetHeader(LanguageVersion),
                TracerVersion = request.GetHeader(TracerVersion),
                ContainerId = request.GetHeader(ContainerId),
            },
        };
    }

    /// <summary>Makes the request of a converted payload: another path, other counts, no answer.</summary>
    internal static SavedRequest Of(SavedRequest request, TracePayload payload, int byteCount)
    {
        var headers = new Dictionary<string, IReadOnlyList<string>>(request.Headers, StringComparer.OrdinalIgnoreCase)
        {
            ["Content-Type"] = ["application/msgpack"],
            ["Content-Length"] = [byteCount.ToString(CultureInfo.InvariantCulture)],
            ["X-Datadog-Trace-Count"] = [payload.Chunks.Count.ToString(CultureInfo.InvariantCulture)],
        };
        headers.Remove("Transfer-Encoding");
        return request with { Path = payload.Format.GetPath(), Headers = headers, BodyBytes = byteCount, Status = null, Answer = null };
    }
}
