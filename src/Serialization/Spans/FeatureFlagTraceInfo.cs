using System.Diagnostics;

namespace SpanPack;

/// <summary>Feature-flag data of a trace, as encoded by the feature-flag library. Empty values are not written.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record FeatureFlagTraceInfo
{
    /// <summary>Gets or initializes the value of <c>ffe_flags_enc</c>.</summary>
    public string? Flags { get; init; }

    /// <summary>Gets or initializes the value of <c>ffe_subjects_enc</c>.</summary>
    public string? Subjects { get; init; }

    /// <summary>Gets or initializes the value of <c>ffe_runtime_defaults</c>.</summary>
    public string? RuntimeDefaults { get; init; }
}
