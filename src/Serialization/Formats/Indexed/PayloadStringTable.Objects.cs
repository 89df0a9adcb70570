using System.Runtime.InteropServices;

namespace SpanPack;

/// <content>Strings known by their object: nearly all of what a service writes are constants, routes and configured names.</content>
internal sealed partial class PayloadStringTable
{
    private const int MaxListedObjects = 64;

    private readonly KnownString[] _objects = new KnownString[KnownString.PlaceCount];
    private readonly int[] _listedObjects = new int[MaxListedObjects]; // places of the first ones: less to clear than the whole table
    private int _objectCount;

    /// <summary>The first place of the table of objects.</summary>
    internal ref KnownString Objects => ref MemoryMarshal.GetArrayDataReference(_objects);

    /// <summary>Makes a string known by its object, in the place of another if need be.</summary>
    /// <remarks>For strings that are seen again: most of those that are new never are, and would drive out one that is.</remarks>
    internal void AddObject(string value, EncodedIndex index)
    {
        int place = (int)KnownString.PlaceOf(value);
        if (_objects[place].Value is null)
        {
            if (_objectCount < MaxListedObjects) _listedObjects[_objectCount] = place;
            _objectCount++;
        }

        _objects[place].Value = value;
        _objects[place].Index = index;
    }

    private void ClearObjects()
    {
        if (_objectCount > MaxListedObjects) Array.Clear(_objects);
        else
        {
            foreach (int place in _listedObjects.AsSpan(0, _objectCount)) _objects[place] = default;
        }

        _objectCount = 0;
    }
}
