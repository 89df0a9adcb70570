using System.Diagnostics;

namespace SpanPack;

/// <summary>Feature-flag data of a trace, as encoded by the feature-flag library. Empty values are not written.</summary>
/// <param name="Flags">Value of <c>ffe_flags_enc</c>.</param>
/// <param name="Subjects">Value of <c>ffe_subjects_enc</c>.</param>
/// <param name="RuntimeDefaults">Value of <c>ffe_runtime_defaults</c>.</param>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record FeatureFlagTraceInfo(string? Flags, string? Subjects, string? RuntimeDefaults);
