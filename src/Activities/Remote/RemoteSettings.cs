using System.Diagnostics;

namespace SpanPack;

/// <summary>The settings of tracing from remote configuration. Null leaves a setting to the process.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed record RemoteSettings
{
    /// <summary>Gets the settings that leave all to the process.</summary>
    internal static RemoteSettings None { get; } = new();

    /// <summary>Gets whether spans are sent.</summary>
    internal bool? IsEnabled { get; init; }

    /// <summary>Gets whether log records have the ids of their trace.</summary>
    internal bool? InjectsLogs { get; init; }

    /// <summary>Gets the share of traces to keep where no rule matches, 0 to 1.</summary>
    internal double? SampleRate { get; init; }

    /// <summary>Gets the sampling rules, in place of those of the process.</summary>
    internal IReadOnlyList<SamplingRule>? Rules { get; init; }

    /// <summary>Gets the rules as text.</summary>
    internal string? RulesJson { get; init; }

    /// <summary>Gets the tags of all spans, in place of those of <c>DD_TAGS</c>.</summary>
    internal IReadOnlyDictionary<string, string>? Tags { get; init; }

    /// <summary>Gets the headers that become tags, in the form of <c>DD_TRACE_HEADER_TAGS</c>.</summary>
    internal string? HeaderTags { get; init; }

    public override string ToString()
        => $"rate {SampleRate?.ToString() ?? "local"}, rules {RulesJson ?? "local"}, enabled {IsEnabled?.ToString() ?? "local"}";

    /// <summary>Returns the same settings, with missing ones from another configuration.</summary>
    internal RemoteSettings Or(RemoteSettings other) => new()
    {
        IsEnabled = IsEnabled ?? other.IsEnabled,
        InjectsLogs = InjectsLogs ?? other.InjectsLogs,
        SampleRate = SampleRate ?? other.SampleRate,
        Rules = Rules ?? other.Rules,
        RulesJson = RulesJson ?? other.RulesJson,
        Tags = Tags ?? other.Tags,
        HeaderTags = HeaderTags ?? other.HeaderTags,
    };

    /// <summary>Lists the settings by the names of their variables, for telemetry: null for those that are left to the process.</summary>
    internal IEnumerable<KeyValuePair<string, string?>> ByVariable() =>
    [
        new("DD_TRACE_ENABLED", TextOf(IsEnabled)),
        new("DD_LOGS_INJECTION", TextOf(InjectsLogs)),
        new("DD_TRACE_SAMPLE_RATE", SampleRate is { } rate ? FormattableString.Invariant($"{rate}") : null),
        new("DD_TRACE_SAMPLING_RULES", RulesJson),
        new("DD_TAGS", Tags is null ? null : string.Join(',', Tags.Select(static tag => $"{tag.Key}:{tag.Value}"))),
        new("DD_TRACE_HEADER_TAGS", HeaderTags),
    ];

    private static string? TextOf(bool? flag) => flag switch { true => "true", false => "false", null => null };
}
