using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>Options of propagation, completed from environment variables. Source: docs/protocol.md#headers-between-services.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class PropagationSettings
{
    private static readonly PropagationStyle[] s_default = [PropagationStyle.Datadog, PropagationStyle.TraceContext,
        PropagationStyle.Baggage];

    private readonly List<string> _problems = [];

    /// <exception cref="ArgumentOutOfRangeException">An option, not a variable, is out of range.</exception>
    internal PropagationSettings(PropagationOptions options, Variables variables)
    {
        if (options.MaxTagsLength is < 0 or > TagsHeader.MaxLength)
            throw new ArgumentOutOfRangeException(nameof(options), options.MaxTagsLength,
                $"{nameof(PropagationOptions.MaxTagsLength)} is 0 to {TagsHeader.MaxLength}.");
        Inject = Distinct(options.InjectStyles ?? Read("DD_TRACE_PROPAGATION_STYLE_INJECT", variables));
        Extract = Distinct(options.ExtractStyles ?? Read("DD_TRACE_PROPAGATION_STYLE_EXTRACT", variables));
        ExtractFirst = options.ExtractFirst ?? variables.IsTrue("DD_TRACE_PROPAGATION_EXTRACT_FIRST");
        Behavior = options.Behavior ?? ReadBehavior(variables);
        MaxTagsLength = options.MaxTagsLength ?? ReadMaxLength(variables);
    }

    internal PropagationStyle[] Inject { get; }

    internal PropagationStyle[] Extract { get; }

    internal bool ExtractFirst { get; }

    internal ExtractionBehavior Behavior { get; }

    internal int MaxTagsLength { get; }

    /// <summary>Gets the errors of environment variables for the log, a sentence each.</summary>
    internal IReadOnlyList<string> Problems => _problems;

    public override string ToString() => $"sends {string.Join('+', Inject)}, reads {string.Join('+', Extract)}, {Behavior}";

    private PropagationStyle[] Read(string first, Variables variables)
        => ReadStyles(first, variables)
            ?? ReadStyles("DD_TRACE_PROPAGATION_STYLE", variables)
            ?? ReadStyles("OTEL_PROPAGATORS", variables)
            ?? s_default;

    // "none" beside others says nothing; alone it is no style at all.
    private PropagationStyle[]? ReadStyles(string variable, Variables variables)
    {
        if (variables[variable] is not { } text) return null;
        var styles = new List<PropagationStyle>();
        var unknown = new List<string>();
        bool isNone = false;
        foreach (string name in text.Split(',', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries))
        {
            if (PropagationStyles.Parse(name) is { } style) styles.Add(style);
            else if (name.Equals("none", StringComparison.OrdinalIgnoreCase)) isNone = true;
            else unknown.Add(name);
        }

        bool hasOthers = styles.Count > 0 || isNone;
        foreach (string name in unknown) Ignore(variable, name, hasOthers);
        return hasOthers ? [.. styles] : null;
    }

    // Variables for both directions are read once for each.
    private void Ignore(string variable, string name, bool hasOthers)
    {
        string problem = Variables.Ignored(variable, name, "a propagation style",
            hasOthers ? "the others" : "the value that is set elsewhere, or the default");
        if (!_problems.Contains(problem)) _problems.Add(problem);
    }

    // By hand: a query over an enum is code of its own, which would be compiled when a process starts.
    private static PropagationStyle[] Distinct(IReadOnlyList<PropagationStyle> styles)
    {
        PropagationStyle[] distinct = new PropagationStyle[styles.Count];
        int count = 0;
        for (int i = 0; i < distinct.Length; i++)
        {
            bool isKnown = false;
            for (int j = 0; j < count; j++) isKnown |= distinct[j] == styles[i];
            if (!isKnown) distinct[count++] = styles[i];
        }

        return count == distinct.Length ? distinct : distinct[..count];
    }

    private ExtractionBehavior ReadBehavior(Variables variables)
    {
        const string Name = "DD_TRACE_PROPAGATION_BEHAVIOR_EXTRACT";
        switch (variables[Name]?.ToLowerInvariant())
        {
            case null or "continue":
                return ExtractionBehavior.Continue;
            case "restart":
                return ExtractionBehavior.Restart;
            case "ignore":
                return ExtractionBehavior.Ignore;
            default:
                _problems.Add(Variables.Ignored(Name, variables[Name]!, "continue, restart or ignore", "continue"));
                return ExtractionBehavior.Continue;
        }
    }

    private int ReadMaxLength(Variables variables)
    {
        const string Name = "DD_TRACE_X_DATADOG_TAGS_MAX_LENGTH";
        if (variables[Name] is not { } text) return TagsHeader.MaxLength;
        if (int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out int length) && length <= TagsHeader.MaxLength)
            return length;
        _problems.Add(Variables.Ignored(Name, text, $"a whole number from 0 to {TagsHeader.MaxLength}", $"{TagsHeader.MaxLength}"));
        return TagsHeader.MaxLength;
    }
}
