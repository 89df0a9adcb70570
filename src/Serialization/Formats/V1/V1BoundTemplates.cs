using System.Diagnostics;

namespace SpanPack;

/// <summary>The templates that a payload has used. A new template replaces the one at its place.</summary>
[DebuggerDisplay("{_places.Length} places")]
internal sealed class V1BoundTemplates
{
    private const int Capacity = 256; // a power of two; about 1 KB each

    private readonly V1BoundTemplate?[] _places = new V1BoundTemplate?[Capacity];
    private readonly List<V1BoundTemplate> _used = [];

    private readonly int[] _newIndexes = new int[FormatTemplate.MaxConstants];

    /// <summary>Gets room for the indexes of a template that is written for the first time in a payload.</summary>
    internal Span<int> NewIndexes => _newIndexes;

    /// <summary>Finds a template; null if the payload has not used it.</summary>
    internal V1BoundTemplate? Find(FormatTemplate template)
        => _places[template.Number & (Capacity - 1)] is { } bound && ReferenceEquals(bound.Template, template) ? bound : null;

    /// <summary>Binds a template, all of whose texts are in the payload's table.</summary>
    internal void Bind(FormatTemplate template, ReadOnlySpan<int> indexes)
    {
        V1BoundTemplate bound = _places[template.Number & (Capacity - 1)] ??= new V1BoundTemplate();
        if (bound.Template is null) _used.Add(bound);
        bound.Bind(template, indexes);
    }

    /// <summary>Removes all templates: the next payload has other indexes.</summary>
    internal void Clear()
    {
        foreach (V1BoundTemplate bound in _used) bound.Clear();
        _used.Clear();
    }
}
