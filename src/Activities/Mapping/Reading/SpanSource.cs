using System.Diagnostics;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>The input of the mapping: an OpenTelemetry span, read from an activity or from OTLP. Filled again for each span.</summary>
/// <remarks>For one thread.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class SpanSource
{
    private readonly List<KeyValuePair<string, object?>> _listed = [];

    /// <summary>Gets the attributes that rules look up.</summary>
    internal KnownAttributes Attributes { get; } = new();

    /// <summary>Gets the source of all attributes; null if they were listed by <see cref="Add"/>.</summary>
    internal Activity? Activity { get; set; }

    /// <summary>Gets all attributes, if there is no <see cref="Activity"/>.</summary>
    internal ReadOnlySpan<KeyValuePair<string, object?>> Listed => CollectionsMarshal.AsSpan(_listed);

    /// <summary>Gets a probe's texts in place of computed texts, in their order; null to compute them.</summary>
    internal string[]? Computed { get; set; }

    internal List<SpanEvent> Events { get; } = [];

    internal List<SpanLink> Links { get; } = [];

    internal string Name { get; set; } = string.Empty;

    internal ActivitySpanKind Kind { get; set; }

    internal UInt128 TraceId { get; set; }

    /// <summary>Gets the id of the trace in 32 hex digits, lower case.</summary>
    internal string TraceIdText { get; set; } = string.Empty;

    internal ulong SpanId { get; set; }

    internal ulong ParentId { get; set; }

    internal bool IsLocalRoot { get; set; }

    /// <summary>Gets the start in nanoseconds since the Unix epoch.</summary>
    internal long Start { get; set; }

    /// <summary>Gets the duration in nanoseconds; negative if the end is before the start.</summary>
    internal long Duration { get; set; }

    internal SpanStatus Status { get; set; }

    internal string? StatusMessage { get; set; }

    internal string? TraceState { get; set; }

    internal string? ScopeName { get; set; }

    internal string? ScopeVersion { get; set; }

    /// <summary>Gets the attributes of the scope, in their order; null for none.</summary>
    internal ScopeAttributes? ScopeAttributes { get; set; }

    public override string ToString() => $"{Name} ({SpanId:x16})";

    /// <summary>Adds an attribute.</summary>
    internal void Add(string name, in TagValue value)
    {
        object boxed = AttributeValues.Box(value);
        _listed.Add(new(name, boxed));
        Attributes.Add(name, boxed);
    }

    /// <summary>Finds the first attribute of a name; null if it is not text. For names outside of <see cref="Attributes"/>.</summary>
    internal string? FindText(string name)
    {
        if (Activity is { } activity) return activity.GetTagItem(name) as string;
        foreach (ref readonly KeyValuePair<string, object?> attribute in Listed)
        {
            if (attribute.Key == name) return attribute.Value as string;
        }

        return null;
    }

    /// <summary>Releases references, but keeps the capacity.</summary>
    internal void Clear()
    {
        Attributes.Clear();
        Activity = null;
        Computed = null;
        if (_listed.Count > 0) _listed.Clear();
        if (Events.Count > 0) Events.Clear();
        if (Links.Count > 0) Links.Clear();
        (Name, TraceIdText) = (string.Empty, string.Empty);
        (StatusMessage, TraceState, ScopeName, ScopeVersion) = (null, null, null, null);
        ScopeAttributes = null;
    }
}
