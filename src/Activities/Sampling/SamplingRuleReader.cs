using System.Text.Json;

namespace SpanPack;

/// <summary>
/// Reads rules of <c>DD_TRACE_SAMPLING_RULES</c>, <c>DD_SPAN_SAMPLING_RULES</c> and remote configuration. Invalid rules are ignored; the
/// others count.
/// </summary>
internal static class SamplingRuleReader
{
    private const string MaxPerSecond = "max_per_second";
    private const string Provenance = "provenance";

    /// <param name="json">The text.</param>
    /// <param name="source">The origin.</param>
    /// <param name="problems">Receives the errors.</param>
    internal static List<SamplingRule> Read(string json, RuleSource source, List<string> problems)
    {
        try
        {
            using var document = JsonDocument.Parse(json);
            return Read(document.RootElement, source, problems);
        }
        catch (Exception exception) when (exception is JsonException or InvalidOperationException)
        {
            // Text with half of a surrogate pair is found only when it is taken out.
            problems.Add($"Ignored {source.Name}: it is not JSON ({exception.Message.TrimEnd('.')}); using no rules.");
            return [];
        }
    }

    /// <param name="rules">The array of rules.</param>
    /// <param name="source">The origin.</param>
    /// <param name="problems">Receives the errors.</param>
    /// <exception cref="InvalidOperationException">A text is not valid Unicode.</exception>
    internal static List<SamplingRule> Read(JsonElement rules, RuleSource source, List<string> problems)
    {
        var read = new List<SamplingRule>();
        if (rules.ValueKind != JsonValueKind.Array)
        {
            problems.Add($"Ignored {source.Name}: it is not a JSON array; using no rules.");
            return read;
        }

        int index = 0;
        foreach (JsonElement element in rules.EnumerateArray())
        {
            if (ReadRule(element, source, out string problem) is { } rule) read.Add(rule);
            if (problem.Length > 0) problems.Add($"Ignored {problem} of rule {index} of {source.Name}.");
            index++;
        }

        return read;
    }

    private static SamplingRule? ReadRule(JsonElement element, RuleSource source, out string problem)
    {
        problem = "";
        if (element.ValueKind != JsonValueKind.Object)
        {
            problem = "all, which is not an object,";
            return null;
        }

        var rule = new SamplingRule();
        foreach (JsonProperty property in element.EnumerateObject())
        {
            if ((property.Name == MaxPerSecond && !source.HasLimits) || (property.Name == Provenance && !source.IsRemote))
            {
                problem = $"'{property.Name}', which has no meaning here,";
            }
            else if (Apply(rule, property, source.IsRemote) is { } next)
            {
                rule = next;
            }
            else
            {
                problem = $"all, since '{property.Name}' is unknown or wrong,";
                return null;
            }
        }

        return rule;
    }

    private static SamplingRule? Apply(SamplingRule rule, JsonProperty property, bool isRemote)
        => (property.Name, property.Value.ValueKind) switch
        {
            (_, JsonValueKind.Null) => rule,
            ("service", JsonValueKind.String) => rule with { Service = property.Value.GetString() },
            ("name", JsonValueKind.String) => rule with { Name = property.Value.GetString() },
            ("resource", JsonValueKind.String) => rule with { Resource = property.Value.GetString() },
            ("sample_rate", JsonValueKind.Number) when property.Value.TryGetDouble(out double rate) && rate is >= 0 and <= 1
                => rule with { SampleRate = rate },
            (MaxPerSecond, JsonValueKind.Number) when property.Value.TryGetDouble(out double limit) && limit is >= 0 and <= double.MaxValue
                => rule with { MaxPerSecond = limit },
            (Provenance, JsonValueKind.String)
                => rule with
                {
                    Mechanism = property.Value.ValueEquals("dynamic")
                    ? SamplingMechanism.RemoteAdaptiveRule
                    : SamplingMechanism.RemoteUserRule
                },
            ("tags", JsonValueKind.Array) when isRemote && ReadTagList(property.Value) is { } tags => rule with { Tags = tags },
            ("tags", JsonValueKind.Object) when ReadTags(property.Value) is { } tags => rule with { Tags = tags },
            _ => null,
        };

    // As remote configuration has them: [{"key":"a","value_glob":"b*"}].
    private static Dictionary<string, string>? ReadTagList(JsonElement element)
    {
        var tags = new Dictionary<string, string>();
        foreach (JsonElement tag in element.EnumerateArray())
        {
            if (tag.ValueKind != JsonValueKind.Object || !tag.TryGetProperty("key", out JsonElement key)
                || !tag.TryGetProperty("value_glob", out JsonElement value))
                return null;
            if (key.ValueKind != JsonValueKind.String || value.ValueKind != JsonValueKind.String) return null;
            tags[key.GetString()!] = value.GetString()!;
        }

        return tags;
    }

    private static Dictionary<string, string>? ReadTags(JsonElement element)
    {
        var tags = new Dictionary<string, string>();
        foreach (JsonProperty tag in element.EnumerateObject())
        {
            if (tag.Value.ValueKind is not (JsonValueKind.String or JsonValueKind.Number or JsonValueKind.True or JsonValueKind.False))
                return null;
            tags[tag.Name] = tag.Value.ToString();
        }

        return tags;
    }
}
