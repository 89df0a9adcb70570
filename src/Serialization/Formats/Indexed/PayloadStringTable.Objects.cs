namespace SpanPack;

/// <content>Strings that are found by their object: nearly all strings of a service are constants, routes and configured names.</content>
internal sealed partial class PayloadStringTable
{
    private const int MaxListedObjects = 64;

    private readonly KnownString[] _objects = new KnownString[KnownString.PlaceCount];
    private readonly int[] _listedObjects = new int[MaxListedObjects]; // places of the first ones: less to clear than the whole table
    private int _objectCount;

    /// <summary>Gets the first place of the table of objects.</summary>
    internal ref KnownString Objects => ref Items.First(_objects);

    /// <summary>Adds a string by its object, if necessary in the place of another.</summary>
    /// <remarks>For strings that recur: most new ones never do, and would replace one that does.</remarks>
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
