using System.Security.Cryptography;
using System.Text.Json;

namespace SpanPack;

/// <summary>The parts of an agent's <c>/info</c> that a tracer needs.</summary>
internal sealed record AgentInfo
{
    /// <summary>Gets the info of an old agent without <c>/info</c>.</summary>
    internal static AgentInfo None { get; } = new();

    internal string? Version { get; private init; }

    internal IReadOnlySet<TraceFormat> Formats { get; private init; } = new HashSet<TraceFormat> { TraceFormats.Universal };

    /// <summary>Gets the paths of all endpoints, in lower case and without slashes around.</summary>
    internal IReadOnlySet<string> Endpoints { get; private init; } = new HashSet<string>();

    internal bool SpanEvents { get; private init; }

    internal bool SpanMetaStructs { get; private init; }

    /// <summary>Gets the largest body, in bytes; null when the agent does not report it.</summary>
    internal int? MaxRequestBytes { get; private init; }

    /// <summary>Gets the hash of the info: lower-case hexadecimal SHA-256, as in <c>Datadog-Agent-State</c>.</summary>
    internal string? State { get; private init; }

    /// <summary>Reads the body of a response. Fields of another type count as absent.</summary>
    /// <returns>The info, or null for text that is not a JSON object.</returns>
    internal static AgentInfo? Parse(ReadOnlyMemory<byte> body)
    {
        try
        {
            using var document = JsonDocument.Parse(body);
            return document.RootElement.ValueKind == JsonValueKind.Object ? Read(document.RootElement, StateOf(body.Span)) : null;
        }
        catch (JsonException)
        {
            return null;
        }
    }

    private static AgentInfo Read(JsonElement root, string state)
    {
        HashSet<string> endpoints = Get(root, "endpoints", JsonValueKind.Array) is { } list
            ? [.. list.EnumerateArray()
                .Where(static path => path.ValueKind == JsonValueKind.String)
                .Select(static path => path.GetString()!.Trim('/').ToLowerInvariant())]
            : [];
        return new AgentInfo
        {
            Version = Get(root, "version", JsonValueKind.String)?.GetString(),
            Endpoints = endpoints,
            Formats = TraceFormats.All.Where(format => endpoints.Contains(format.GetPath().Trim('/'))).ToHashSet(),
            SpanEvents = Get(root, "span_events", JsonValueKind.True) is not null,
            SpanMetaStructs = Get(root, "span_meta_structs", JsonValueKind.True) is not null,
            MaxRequestBytes = Get(root, "config", JsonValueKind.Object) is { } config
                && Get(config, "max_request_bytes", JsonValueKind.Number) is { } bytes && bytes.TryGetInt32(out int limit) && limit > 0
                ? limit
                : null,
            State = state,
        };
    }

    private static JsonElement? Get(JsonElement parent, string name, JsonValueKind kind)
        => parent.TryGetProperty(name, out JsonElement value) && value.ValueKind == kind ? value : null;

    private static string StateOf(ReadOnlySpan<byte> body)
    {
        Span<byte> hash = stackalloc byte[SHA256.HashSizeInBytes];
        SHA256.HashData(body, hash);
#if NET9_0_OR_GREATER
        return Convert.ToHexStringLower(hash);
#else
        return Convert.ToHexString(hash).ToLowerInvariant();
#endif
    }
}
