using System.Diagnostics;

namespace SpanPack;

/// <summary>One attribute: its name, what is known of the name, and the value.</summary>
[DebuggerDisplay("{Name,nq}: {Value}")]
internal struct AttributeEntry
{
    internal string Name;
    internal AttributeKey? Key;
    internal TagValue Value;
}
