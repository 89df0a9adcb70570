using System.Diagnostics;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>One attribute name of the mapping: looked up, renamed, or with a slot in a tag class.</summary>
/// <remarks>Immutable once the table of keys is created.</remarks>
[DebuggerDisplay("{Name,nq}")]
internal sealed class AttributeKey
{
    internal AttributeKey(string name, int number, AttributeId id)
    {
        Name = name;
        Number = number;
        Id = id;
        Tag = this;
        TagName = new SpanTagName(name);
        IsSpecial = id is AttributeId.OperationName or AttributeId.ResourceName or AttributeId.ServiceName or AttributeId.SpanType
            or AttributeId.AnalyticsEvent or AttributeId.SamplingPriority;
    }

    /// <summary>Gets the name.</summary>
    internal string Name { get; }

    /// <summary>Gets the number of the key, from 0: the index in tables.</summary>
    internal int Number { get; }

    /// <summary>Gets the id for look-ups.</summary>
    internal AttributeId Id { get; }

    /// <summary>Gets the key of the tag that the attribute becomes: itself, unless it is renamed.</summary>
    internal AttributeKey Tag { get; init; }

    /// <summary>Gets the name for setting tags.</summary>
    internal SpanTagName TagName { get; }

    /// <summary>Gets whether the attribute never becomes a tag of its name.</summary>
    internal bool IsSpecial { get; }

    /// <summary>Gets whether rules for clients depend on its value.</summary>
    internal bool IsChosen { get; init; }

    public override string ToString() => Name;
}
