using System.Diagnostics;

namespace SpanPack;

/// <summary>Tag objects of one class that no span has now, the one that was put back last first. For one thread.</summary>
[DebuggerDisplay("{_count} objects")]
internal sealed class SpareTags
{
    private const int MaxCount = 64;

    private readonly Place[] _places = new Place[MaxCount];
    private int _count;

    internal ActivityTags? Take()
    {
        int last = _count - 1;
        if ((uint)last >= (uint)_places.Length) return null;
        _count = last;
        return _places[last].Tags;
    }

    /// <summary>Puts an object back. One too many is left to the collector.</summary>
    internal void Keep(ActivityTags tags)
    {
        int count = _count;
        if ((uint)count >= (uint)_places.Length) return;
        _places[count].Tags = tags;
        _count = count + 1;
    }

    /// <summary>A structure, since storing into an array of a class that has subclasses looks the type of the object up.</summary>
    private struct Place
    {
        internal ActivityTags? Tags;
    }
}
