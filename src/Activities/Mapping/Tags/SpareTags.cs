using System.Diagnostics;

namespace SpanPack;

/// <summary>Unused tag objects of one class, the most recently returned one first. For one thread.</summary>
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

    /// <summary>Returns an object. A surplus one is left to the garbage collector.</summary>
    internal void Keep(ActivityTags tags)
    {
        int count = _count;
        if ((uint)count >= (uint)_places.Length) return;
        _places[count].Tags = tags;
        _count = count + 1;
    }

    /// <summary>A structure, because storing into an array of a class with subclasses checks the type of the object.</summary>
    private struct Place
    {
        internal ActivityTags? Tags;
    }
}
