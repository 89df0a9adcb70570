using System.ComponentModel;
using System.Diagnostics;

namespace SpanPack.CompilerServices;

/// <summary>The name of a tag that many spans have, looked up once instead of for each span.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class SpanTagName
{
    /// <param name="name">The name; not null.</param>
    /// <exception cref="ArgumentNullException"><paramref name="name"/> is null.</exception>
    public SpanTagName(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        Key = TagKeys.Get(name);
    }

    internal TagKey Key { get; }

    /// <summary>Returns the name.</summary>
    /// <returns>The name on the wire.</returns>
    public override string ToString() => Key.Name;
}
