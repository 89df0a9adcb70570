using System.Diagnostics;
using System.Text.Json;

namespace SpanPack;

/// <summary>A configuration of the product <c>APM_TRACING</c>: its target and its settings.</summary>
/// <remarks>Immutable.</remarks>
/// <param name="Service">The service; <c>*</c> for all.</param>
/// <param name="Environment">The environment; <c>*</c> for all.</param>
/// <param name="Settings">Its settings.</param>
[DebuggerDisplay("{Service,nq} {Environment,nq}: {Settings}")]
internal sealed record TracingConfiguration(string Service, string Environment, RemoteSettings Settings)
{
    private const string All = "*";

    /// <summary>Gets how specific its target is: of two configurations with the same setting, the more specific one counts.</summary>
    internal int Closeness => (Service == All ? 0 : 2) + (Environment == All ? 0 : 1);

    /// <summary>Reads a configuration.</summary>
    /// <exception cref="FormatException">It is not valid. The message has the reason.</exception>
    internal static TracingConfiguration Read(ReadOnlyMemory<byte> content)
    {
        try
        {
            using var document = JsonDocument.Parse(content);
            JsonElement root = document.RootElement;
            if (root.ValueKind != JsonValueKind.Object) throw new FormatException("The configuration is not a JSON object.");
            RemoteSettings settings = Find(root, "lib_config", JsonValueKind.Object) is { } config
                ? ReadSettings(config)
                : RemoteSettings.None;
            JsonElement? target = Find(root, "service_target", JsonValueKind.Object);
            return new TracingConfiguration(NameOf(target, "service"), NameOf(target, "env"), settings);
        }
        catch (Exception e) when (e is JsonException or InvalidOperationException)
        {
            // an unpaired surrogate is found when it is taken out
            throw new FormatException($"The configuration is not JSON: {e.Message}", e);
        }
    }

    /// <summary>
    /// Returns whether it applies to a process. Agents compare services and environments in normalized form, in lower case.
    /// </summary>
    internal bool IsFor(string service, string environment)
        => (Service == All || ServiceForm.Of(Service) == ServiceForm.Of(service))
            && (Environment == All || TagForm.Of(Environment) == TagForm.Of(environment));

    private static string NameOf(JsonElement? target, string name)
        => target is { } found && Find(found, name, JsonValueKind.String)?.GetString() is { Length: > 0 } text ? text : All;

    private static RemoteSettings ReadSettings(JsonElement config)
    {
        JsonElement? rules = Find(config, "tracing_sampling_rules", JsonValueKind.Array);
        return new RemoteSettings
        {
            IsEnabled = ReadFlag(config, "tracing_enabled"),
            InjectsLogs = ReadFlag(config, "log_injection_enabled"),
            SampleRate = ReadRate(config, "tracing_sampling_rate"),
            Rules = rules is { } found ? ReadRules(found) : null,
            RulesJson = rules?.GetRawText(),
            Tags = Find(config, "tracing_tags", JsonValueKind.Array) is { } tags ? ReadTags(tags) : null,
            HeaderTags = Find(config, "tracing_header_tags", JsonValueKind.Array) is { } headers ? ReadHeaders(headers) : null,
        };
    }

    private static List<SamplingRule> ReadRules(JsonElement rules)
    {
        var problems = new List<string>();
        List<SamplingRule> read = SamplingRuleReader.Read(rules, RuleSource.Remote, problems);
        return problems.Count == 0 ? read : throw new FormatException(string.Join(' ', problems));
    }

    private static Dictionary<string, string> ReadTags(JsonElement tags)
    {
        var read = new Dictionary<string, string>(StringComparer.Ordinal);
        foreach (JsonElement tag in tags.EnumerateArray())
        {
            string text = tag.ValueKind == JsonValueKind.String
                ? tag.GetString()!
                : throw new FormatException("tracing_tags has an element that is not a string.");
            int colon = text.IndexOf(':', StringComparison.Ordinal);
            if (colon > 0) read[text[..colon].Trim()] = text[(colon + 1)..].Trim();
        }

        return read;
    }

    private static string ReadHeaders(JsonElement headers)
    {
        var entries = new List<string>();
        foreach (JsonElement entry in headers.EnumerateArray())
        {
            if (entry.ValueKind != JsonValueKind.Object
                || Find(entry, "header", JsonValueKind.String)?.GetString() is not { Length: > 0 } header)
                throw new FormatException("tracing_header_tags has an element without a header.");
            string tag = Find(entry, "tag_name", JsonValueKind.String)?.GetString() ?? "";
            entries.Add(tag.Length == 0 ? header : $"{header}:{tag}");
        }

        return string.Join(',', entries);
    }

    private static double? ReadRate(JsonElement config, string name)
    {
        if (Find(config, name, JsonValueKind.Number) is not { } number) return null;
        return number.TryGetDouble(out double rate) && rate is >= 0 and <= 1
            ? rate
            : throw new FormatException($"{name} is not a number from 0 to 1.");
    }

    private static bool? ReadFlag(JsonElement config, string name)
    {
        if (!config.TryGetProperty(name, out JsonElement value) || value.ValueKind == JsonValueKind.Null) return null;
        return value.ValueKind is JsonValueKind.True or JsonValueKind.False
            ? value.GetBoolean()
            : throw new FormatException($"{name} is not true or false.");
    }

    // Null where the property is missing or null.
    private static JsonElement? Find(JsonElement owner, string name, JsonValueKind kind)
    {
        if (!owner.TryGetProperty(name, out JsonElement value) || value.ValueKind == JsonValueKind.Null) return null;
        return value.ValueKind == kind ? value : throw new FormatException($"{name} is {value.ValueKind}, not {kind}.");
    }
}
