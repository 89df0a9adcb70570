namespace SpanPack;

/// <summary>The automatic tags that are equal for all spans of a process with one role.</summary>
internal sealed class RoleTags(AutomaticRun strings, AutomaticRun metrics, bool hasPriority)
{
    /// <summary>The empty tags of spans that are written unchanged.</summary>
    internal static readonly RoleTags None = new(AutomaticRun.Empty, AutomaticRun.Empty, hasPriority: false);

    /// <summary>The string tags.</summary>
    internal readonly AutomaticRun Strings = strings;

    /// <summary>The numeric tags. With a priority, it is the last one, and its value is the chunk's.</summary>
    internal readonly AutomaticRun Metrics = metrics;

    /// <summary>Set when the numbers end with the sampling priority.</summary>
    internal readonly bool HasPriority = hasPriority;

    /// <summary>The set of all names (<see cref="ReservedNames"/>).</summary>
    internal readonly ulong Names = strings.Names | metrics.Names;

    /// <summary>The number of <see cref="Strings"/>.</summary>
    internal readonly int StringCount = strings.Count;

    /// <summary>The number of all tags.</summary>
    internal readonly int Count = strings.Count + metrics.Count;

    /// <summary>The encoding of the formats with full names (v0.4, v0.7), created at its first use.</summary>
    internal object? KeyedEncoding;
}
