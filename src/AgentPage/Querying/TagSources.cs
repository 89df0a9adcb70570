using System.Collections.Frozen;

namespace SpanPack;

/// <summary>Distinguishes tags of tracers from tags of programs, and finds units by names.</summary>
internal static class TagSources
{
    internal const string Program = "program";
    internal const string Tracer = "tracer";

    private static readonly FrozenSet<string> s_tracer = FrozenSet.ToFrozenSet(
        [
            TagNames.Language, TagNames.RuntimeId, TagNames.FeatureFlags, TagNames.FeatureFlagSubjects, TagNames.FeatureFlagRuntimeDefaults,
            MetricNames.ProcessId, MetricNames.SamplingPriority,
            "_top_level", "system.pid", "thread.id", "thread.name", "runtime.name", "runtime.version", "runtime_name", "tracer.version",
        ],
        StringComparer.Ordinal);

    private static readonly (string End, string Unit)[] s_units =
    [
        ("content_length", "byte"), ("content-length", "byte"), ("_bytes", "byte"), (".bytes", "byte"), (".body.size", "byte"),
        ("content_length_uncompressed", "byte"),
        ("_ns", "nanosecond"), ("_us", "microsecond"), ("_ms", "millisecond"), (".duration_ms", "millisecond"), ("_seconds", "second"),
        (".seconds", "second"), ("_percent", "percent"), (".percent", "percent"),
    ];

    internal static string Of(string key, TagValueKind kind)
    {
        bool isTracer = kind == TagValueKind.Bytes || s_tracer.Contains(key) || key.StartsWith("_dd.", StringComparison.Ordinal)
            || key.StartsWith("aas.", StringComparison.Ordinal);
        return isTracer ? Tracer : Program;
    }

    /// <summary>Gets the part of a key before the first point; empty without a point.</summary>
    internal static string GroupOf(string key) => key.IndexOf('.') is > 0 and int point ? key[..point] : string.Empty;

    /// <summary>Gets the unit in a name, or null.</summary>
    internal static string? UnitOf(string key)
    {
        foreach ((string end, string unit) in s_units)
        {
            if (key.EndsWith(end, StringComparison.Ordinal)) return unit;
        }

        return null;
    }
}
