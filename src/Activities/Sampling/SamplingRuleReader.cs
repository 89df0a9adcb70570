using System.Text.Json;

namespace SpanPack;

/// <summary>Reads rules as <c>DD_TRACE_SAMPLING_RULES</c> has them. A rule that is wrong is left out; the others count.</summary>
internal static class SamplingRuleReader
{
    /// <param name="json">The text.</param>
    /// <param name="problems">What was wrong is added to it.</param>
    internal static List<SamplingRule> Read(string json, List<string> problems)
    {
        var rules = new List<SamplingRule>();
        try
        {
            using var document = JsonDocument.Parse(json);
            if (document.RootElement.ValueKind != JsonValueKind.Array)
            {
                problems.Add("The sampling rules are not a JSON array; there are none.");
                return rules;
            }

            int index = 0;
            foreach (JsonElement element in document.RootElement.EnumerateArray())
            {
                if (ReadRule(element, out string problem) is { } rule) rules.Add(rule);
                if (problem.Length > 0) problems.Add($"Sampling rule {index}: {problem}");
                index++;
            }
        }
        catch (Exception exception) when (exception is JsonException or InvalidOperationException)
        {
            // Text with half of a surrogate pair is found only when it is taken out.
            problems.Add($"The sampling rules are not JSON ({exception.Message}).");
        }

        return rules;
    }

    private static SamplingRule? ReadRule(JsonElement element, out string problem)
    {
        problem = "";
        if (element.ValueKind != JsonValueKind.Object)
        {
            problem = "not an object; it is left out.";
            return null;
        }

        var rule = new SamplingRule();
        foreach (JsonProperty property in element.EnumerateObject())
        {
            if (Apply(rule, property) is { } next)
            {
                rule = next;
            }
            else if (property.Name is "max_per_second" or "provenance")
            {
                problem = $"'{property.Name}' has no meaning here and is not looked at.";
            }
            else
            {
                problem = $"'{property.Name}' is unknown or wrong; the rule is left out.";
                return null;
            }
        }

        return rule;
    }

    private static SamplingRule? Apply(SamplingRule rule, JsonProperty property) => (property.Name, property.Value.ValueKind) switch
    {
        (_, JsonValueKind.Null) => rule,
        ("service", JsonValueKind.String) => rule with { Service = property.Value.GetString() },
        ("name", JsonValueKind.String) => rule with { Name = property.Value.GetString() },
        ("resource", JsonValueKind.String) => rule with { Resource = property.Value.GetString() },
        ("sample_rate", JsonValueKind.Number) when property.Value.TryGetDouble(out double rate) && rate is >= 0 and <= 1 => rule with { SampleRate = rate },
        ("tags", JsonValueKind.Object) when ReadTags(property.Value) is { } tags => rule with { Tags = tags },
        _ => null,
    };

    private static Dictionary<string, string>? ReadTags(JsonElement element)
    {
        var tags = new Dictionary<string, string>();
        foreach (JsonProperty tag in element.EnumerateObject())
        {
            if (tag.Value.ValueKind is not (JsonValueKind.String or JsonValueKind.Number or JsonValueKind.True or JsonValueKind.False)) return null;
            tags[tag.Name] = tag.Value.ToString();
        }

        return tags;
    }
}
