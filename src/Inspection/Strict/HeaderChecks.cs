using System.Globalization;

namespace SpanPack;

/// <summary>
/// The effects of a request's headers on its body. Source: docs/protocol.md#content-types and docs/protocol.md#request-headers.
/// </summary>
internal static class HeaderChecks
{
    internal static void Check(SavedRequest request, long chunks, Action<FindingKind, string> add)
    {
        string type = request.GetHeader("Content-Type") ?? string.Empty;
        bool mayBeJson = request.Format is { } format && format.GetTraits().MayBeJson;
        if (mayBeJson && !type.StartsWith("application/msgpack", StringComparison.OrdinalIgnoreCase))
            add(FindingKind.Headers, $"header Content-Type '{type}': the agent reads the body as JSON and refuses it");
        if (request.GetHeader("Content-Encoding") is { } encoding)
            add(FindingKind.Headers, $"header Content-Encoding '{encoding}': ignored, the agent does not decompress");
        if (request.GetHeader("X-Datadog-Trace-Count") is not { } count)
            add(FindingKind.Headers, "header X-Datadog-Trace-Count is missing: other receivers insist on it");
        else if (count != chunks.ToString(CultureInfo.InvariantCulture))
            add(FindingKind.Headers, $"header X-Datadog-Trace-Count is {count}, the payload has {chunks} chunks");
    }
}
