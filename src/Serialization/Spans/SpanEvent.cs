using System.Diagnostics;

namespace SpanPack;

/// <summary>A named point in time within a span.</summary>
/// <remarks>Not safe for use by two threads while one of them adds attributes.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class SpanEvent
{
    private AttributeList? _attributes;

    /// <summary>Creates an event.</summary>
    /// <param name="name">The name; not null.</param>
    /// <param name="timeUnixNano">Nanoseconds since the Unix epoch.</param>
    /// <exception cref="ArgumentNullException"><paramref name="name"/> is null.</exception>
    public SpanEvent(string name, ulong timeUnixNano)
    {
        ArgumentNullException.ThrowIfNull(name);
        Name = name;
        TimeUnixNano = timeUnixNano;
    }

    /// <summary>Gets the name.</summary>
    public string Name { get; }

    /// <summary>Gets the nanoseconds since the Unix epoch.</summary>
    public ulong TimeUnixNano { get; }

    /// <summary>Gets or initializes the attributes.</summary>
    public AttributeList Attributes
    {
        get => _attributes ??= [];
        init => _attributes = value;
    }

    /// <summary>
    /// Gets or initializes the number of attributes that were dropped earlier; 0 for none. Only the JSON text of events contains it, when
    /// it is not 0.
    /// </summary>
    public uint DroppedAttributesCount { get; init; }

    internal ReadOnlySpan<KeyValuePair<string, TagValue>> AttributeSpan => _attributes is { } list ? list.AsSpan() : default;

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Name, time and attributes.</returns>
    public override string ToString() => $"{Name} ({TimeUnixNano} ns){(_attributes is { Count: > 0 } ? $" {_attributes}" : "")}";
}
