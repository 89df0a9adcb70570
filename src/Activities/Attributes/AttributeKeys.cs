namespace SpanPack;

/// <summary>The attribute names of the mapping, found by their text.</summary>
/// <remarks>Created once, read by any number of threads. Other names are never kept here.</remarks>
internal static partial class AttributeKeys
{
    private const int SlotCount = 1024; // a power of two, eight times the keys: most unknown names meet an empty slot at once

    private static readonly List<AttributeKey> s_keys = []; // while the table is made
    private static readonly AttributeKey?[] s_slots = new AttributeKey?[SlotCount];

    private static readonly AttributeKey[] s_byNumber;

    static AttributeKeys()
    {
        foreach ((AttributeId id, string name) in LookedUp) Add(name, id);
        foreach (string name in Others) Add(name, AttributeId.None);
        foreach (string name in Chosen) Add(name, AttributeId.None);
        foreach ((string from, string to) in Renamed) Rename(from, to);
        s_byNumber = [.. s_keys];
        if (s_keys.Count > byte.MaxValue)
            throw new InvalidOperationException("At most 255 keys are supported; 255 means none.");
    }

    /// <summary>Gets the number of keys.</summary>
    internal static int Count => s_byNumber.Length;

    /// <summary>Gets all keys in the order of their numbers.</summary>
    internal static IReadOnlyList<AttributeKey> All => s_byNumber;

    /// <summary>Returns the key of a number.</summary>
    internal static AttributeKey At(int number) => s_byNumber[number];

    /// <summary>Returns the key of a name; null for an unknown one.</summary>
    internal static AttributeKey? Find(string name)
    {
        if (name.Length == 0) return null;
        AttributeKey?[] slots = s_slots;
        for (uint at = Hash(name); ; at++)
        {
            AttributeKey? key = slots[at & (SlotCount - 1)];
            if (key is null || ReferenceEquals(key.Name, name) || key.Name == name) return key;
        }
    }

    // Length and four characters tell the known names apart. Names of others only cost a comparison.
    private static uint Hash(string name)
    {
        int length = name.Length;
        uint hash = (uint)length + (name[length - 1] * 31u) + (name[length >> 1] * 1027u) + (name[length * 3 >> 2] * 32771u)
            + (name[length >> 2] * 131u);
        return hash * 0x9E3779B1 >> 20;
    }

    private static AttributeKey Add(string name, AttributeId id)
    {
        if (Find(name) is { } known) return known;
        var key = new AttributeKey(name, s_keys.Count, id) { IsChosen = Array.IndexOf(Chosen, name) >= 0 };
        Place(key);
        s_keys.Add(key);
        return key;
    }

    private static void Rename(string from, string to)
    {
        AttributeKey target = Add(to, AttributeId.None);
        AttributeKey source = Add(from, AttributeId.None);
        var renamed = new AttributeKey(from, source.Number, source.Id) { Tag = target };
        s_keys[source.Number] = renamed;
        Place(renamed);
    }

    private static void Place(AttributeKey key)
    {
        uint at = Hash(key.Name);
        while (s_slots[at & (SlotCount - 1)] is { } other && other.Name != key.Name) at++;
        s_slots[at & (SlotCount - 1)] = key;
    }
}
