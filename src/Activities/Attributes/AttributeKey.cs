using System.Diagnostics;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>One attribute name that the mapping knows: because it is looked up, renamed, or has a slot in a tag class.</summary>
/// <remarks>Immutable once the table of them is made.</remarks>
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
        IsSpecial = id is AttributeId.OperationName or AttributeId.ResourceName or AttributeId.ServiceName or AttributeId.SpanType or AttributeId.AnalyticsEvent or AttributeId.SamplingPriority;
    }

    /// <summary>The name.</summary>
    internal string Name { get; }

    /// <summary>The number of the key, from 0: what tables are indexed by.</summary>
    internal int Number { get; }

    /// <summary>What it is looked up as.</summary>
    internal AttributeId Id { get; }

    /// <summary>The key of the tag that the attribute becomes: itself, unless it is renamed.</summary>
    internal AttributeKey Tag { get; init; }

    /// <summary>The name as tags are set by it.</summary>
    internal SpanTagName TagName { get; }

    /// <summary>Whether the attribute never becomes a tag of its name as it is.</summary>
    internal bool IsSpecial { get; }

    /// <summary>Whether rules for clients choose by its value.</summary>
    internal bool IsChosen { get; init; }

    public override string ToString() => Name;
}
