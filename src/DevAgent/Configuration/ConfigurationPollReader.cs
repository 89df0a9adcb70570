using System.Text.Json;

namespace SpanPack;

/// <summary>Reads polls, and rejects those that agents reject: docs/protocol.md#remote-configuration.</summary>
internal static class ConfigurationPollReader
{
    private const int MaxStates = 10_000;

    /// <summary>Reads a poll.</summary>
    /// <exception cref="JsonException">The body is not JSON.</exception>
    /// <exception cref="FormatException">An agent would reject the poll; the message contains the reason.</exception>
    internal static ConfigurationPoll Read(ReadOnlyMemory<byte> body)
    {
        using var document = JsonDocument.Parse(body);
        JsonElement root = document.RootElement;
        JsonElement client = Object(root, "client") ?? throw new FormatException("there is no client");
        JsonElement state = Object(client, "state") ?? throw new FormatException("there is no client.state");
        JsonElement tracer = Object(client, "client_tracer") ?? throw new FormatException("there is no client.client_tracer");
        string id = Text(client, "id") ?? string.Empty;
        Refuse(id.Length == 0, "client.id is missing");
        Refuse(Number(state, "root_version") is not >= 1, "client.state.root_version is below 1");
        Refuse(Get(client, "is_tracer") is not { ValueKind: JsonValueKind.True }, "client.is_tracer is not true");
        bool isAgent = Get(client, "is_agent") is { ValueKind: JsonValueKind.True } || Object(client, "client_agent") is not null;
        Refuse(isAgent, "the client is an agent");
        Refuse(Text(tracer, "runtime_id") == id, "client.id is the runtime id");
        Refuse(Text(tracer, "language") is not { Length: > 0 }, "client.client_tracer.language is missing");
        return new ConfigurationPoll
        {
            ClientId = id,
            Service = Text(tracer, "service") ?? string.Empty,
            Products = Items(client, "products").Where(static item => item.ValueKind == JsonValueKind.String)
                .Select(static item => item.GetString()!)
                .ToHashSet(StringComparer.Ordinal),
            TargetsVersion = Number(state, "targets_version") ?? 0,
            Error = Get(state, "has_error") is { ValueKind: JsonValueKind.True } ? Text(state, "error") ?? string.Empty : null,
            Cached = ReadCached(root),
            States = [.. Items(state, "config_states").Take(MaxStates).Select(ReadState)],
        };
    }

    private static Dictionary<string, string> ReadCached(JsonElement root)
    {
        var cached = new Dictionary<string, string>(StringComparer.Ordinal);
        foreach (JsonElement file in Items(root, "cached_target_files"))
        {
            string path = Text(file, "path") ?? throw new FormatException("a cached file has no path");
            Refuse(Number(file, "length") is not >= 1, $"the length of the cached file '{path}' is below 1");
            Refuse(Items(file, "hashes").Length == 0, $"the cached file '{path}' has no hash");
            foreach (JsonElement hash in Items(file, "hashes"))
            {
                if (Text(hash, "algorithm") == "sha256") cached[path] = Text(hash, "hash") ?? string.Empty;
            }
        }

        return cached;
    }

    private static ConfigurationPollState ReadState(JsonElement state)
        => new(
            Text(state, "product") ?? string.Empty,
            Text(state, "id") ?? string.Empty,
            Number(state, "version") ?? 0,
            (int)Math.Clamp(Number(state, "apply_state") ?? 0, 0, int.MaxValue),
            Text(state, "apply_error"));

    private static void Refuse(bool isWrong, string reason)
    {
        if (isWrong) throw new FormatException(reason);
    }

    private static JsonElement? Get(JsonElement parent, string name)
        => parent.ValueKind == JsonValueKind.Object && parent.TryGetProperty(name, out JsonElement value) ? value : null;

    private static JsonElement? Object(JsonElement parent, string name)
        => Get(parent, name) is { ValueKind: JsonValueKind.Object } value ? value : null;

    private static string? Text(JsonElement parent, string name)
        => Get(parent, name) is { ValueKind: JsonValueKind.String } value ? value.GetString() : null;

    private static long? Number(JsonElement parent, string name)
        => Get(parent, name) is { ValueKind: JsonValueKind.Number } value && value.TryGetInt64(out long number) ? number : null;

    private static JsonElement[] Items(JsonElement parent, string name)
        => Get(parent, name) is { ValueKind: JsonValueKind.Array } value ? [.. value.EnumerateArray()] : [];
}
