namespace SpanPack;

/// <summary>The automatic tags that are the same for all spans of a process that have one role.</summary>
internal sealed class RoleTags(AutomaticRun strings, AutomaticRun metrics, bool hasPriority)
{
    /// <summary>No tags: what a span gets that is written as it is.</summary>
    internal static readonly RoleTags None = new(AutomaticRun.Empty, AutomaticRun.Empty, hasPriority: false);

    /// <summary>The string tags.</summary>
    internal readonly AutomaticRun Strings = strings;

    /// <summary>The numeric tags; with a priority, it is the last one, and its value is the chunk's.</summary>
    internal readonly AutomaticRun Metrics = metrics;

    /// <summary>Whether the numbers end with the sampling priority.</summary>
    internal readonly bool HasPriority = hasPriority;

    /// <summary>The set of the names of them all (<see cref="ReservedNames"/>).</summary>
    internal readonly ulong Names = strings.Names | metrics.Names;

    /// <summary>The number of <see cref="Strings"/>.</summary>
    internal readonly int StringCount = strings.Count;

    /// <summary>Tags of both kinds.</summary>
    internal readonly int Count = strings.Count + metrics.Count;

    /// <summary>What the formats with names in full (v0.4, v0.7) have made of it, at its first use.</summary>
    internal object? KeyedEncoding { get; set; }
}
