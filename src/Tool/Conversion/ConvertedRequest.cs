using System.Globalization;

namespace SpanPack.Tool;

/// <summary>The request of a converted payload.</summary>
internal static class ConvertedRequest
{
    /// <summary>Creates the request of a converted payload: another path, other counts, no answer.</summary>
    internal static SavedRequest Of(SavedRequest request, FinishedPayload payload)
    {
        var headers = new Dictionary<string, IReadOnlyList<string>>(request.Headers, StringComparer.OrdinalIgnoreCase)
        {
            ["Content-Type"] = ["application/msgpack"],
            ["Content-Length"] = [payload.ByteCount.ToString(CultureInfo.InvariantCulture)],
            ["X-Datadog-Trace-Count"] = [payload.ChunkCount.ToString(CultureInfo.InvariantCulture)],
        };
        headers.Remove("Transfer-Encoding");
        return request with { Path = payload.Path, Headers = headers, BodyBytes = payload.ByteCount, Status = null, Answer = null };
    }
}
