using System.Security.Cryptography;
using System.Text.Json;

namespace SpanPack;

/// <summary>The parts of an agent's <c>/info</c> that a tracer needs.</summary>
internal sealed class AgentInfo
{
    private byte[]? _body;
    private string? _state;

    /// <summary>Gets the info of an old agent without <c>/info</c>.</summary>
    internal static AgentInfo None { get; } = new();

    internal string? Version { get; private init; }

    /// <summary>Gets the paths of all endpoints, in lower case and without slashes around.</summary>
    internal IReadOnlySet<string> Endpoints { get; private init; } = new HashSet<string>();

    internal bool SpanEvents { get; private init; }

    internal bool SpanMetaStructs { get; private init; }

    /// <summary>Gets the largest body, in bytes; null when the agent does not report it.</summary>
    internal int? MaxRequestBytes { get; private init; }

    /// <summary>
    /// Gets the hash of the info, lower-case hexadecimal SHA-256, as in <c>Datadog-Agent-State</c>; null for <see cref="None"/>. It is
    /// computed at its first use: the framework loads OpenSSL for it.
    /// </summary>
    internal string? State => _state ??= _body is null ? null : StateOf(_body);

    /// <summary>Reads the body of a response. Fields of another type count as absent.</summary>
    /// <returns>The info, or null for text that is not a JSON object.</returns>
    internal static AgentInfo? Parse(ReadOnlyMemory<byte> body)
    {
        try
        {
            using var document = JsonDocument.Parse(body);
            return document.RootElement.ValueKind == JsonValueKind.Object ? Read(document.RootElement, body.ToArray()) : null;
        }
        catch (Exception problem) when (problem is JsonException or InvalidOperationException)
        {
            return null; // the last one is what a reader throws for text that is no Unicode
        }
    }

    /// <summary>Returns whether the agent accepts a format. One without <c>/info</c> accepts that of every agent.</summary>
    internal bool Accepts(TraceFormat format)
        => _body is null ? format == TraceFormats.Universal : Endpoints.Contains(format.GetPath().Trim('/'));

    /// <summary>Returns whether both were read from the same text.</summary>
    internal bool IsSame(AgentInfo other) => _body.AsSpan().SequenceEqual(other._body) && (_body is null) == (other._body is null);

    private static AgentInfo Read(JsonElement root, byte[] body)
    {
        HashSet<string> endpoints = ReadEndpoints(root);
        return new AgentInfo
        {
            Version = Get(root, "version", JsonValueKind.String)?.GetString(),
            Endpoints = endpoints,
            SpanEvents = Get(root, "span_events", JsonValueKind.True) is not null,
            SpanMetaStructs = Get(root, "span_meta_structs", JsonValueKind.True) is not null,
            MaxRequestBytes = Get(root, "config", JsonValueKind.Object) is { } config
                && Get(config, "max_request_bytes", JsonValueKind.Number) is { } bytes && bytes.TryGetInt32(out int limit) && limit > 0
                ? limit
                : null,
            _body = body,
        };
    }

    private static HashSet<string> ReadEndpoints(JsonElement root)
    {
        var endpoints = new HashSet<string>();
        if (Get(root, "endpoints", JsonValueKind.Array) is not { } list) return endpoints;
        foreach (JsonElement path in list.EnumerateArray())
        {
            if (path.ValueKind == JsonValueKind.String) endpoints.Add(path.GetString()!.Trim('/').ToLowerInvariant());
        }

        return endpoints;
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
