using System.Diagnostics;
using System.Globalization;

namespace SpanPack.Tracing;

/// <summary>The start time, parent and lifetime of a new span.</summary>
/// <remarks>A value: each thread has its own copy.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public struct SpanCreationSettings
{
    /// <summary>Gets or sets the start time; null for now.</summary>
    public DateTimeOffset? StartTime { get; set; }

    /// <summary>Gets or sets the parent; null for the active scope or activity, <see cref="SpanContext.None"/> for a new trace.</summary>
    public ISpanContext? Parent { get; set; }

    /// <summary>Gets or sets whether closing the scope ends the span; null for true.</summary>
    public bool? FinishOnClose { get; set; }

    /// <summary>Returns the settings, for display.</summary>
    /// <returns>Start, parent and whether the scope ends the span.</returns>
    public override readonly string ToString()
        => string.Create(CultureInfo.InvariantCulture,
            $"start {StartTime?.ToString("O") ?? "now"}, parent {Parent?.ToString() ?? "active"}, finish on close {FinishOnClose ?? true}");
}
