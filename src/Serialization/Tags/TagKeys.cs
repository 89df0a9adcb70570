namespace SpanPack;

/// <summary>One <see cref="TagKey"/> per name of a named tag, process-wide: setting looks it up, writing copies its bytes.</summary>
/// <remarks>
/// Read without a lock. The number and length of cached names are limited: names built from data get a new object for each use.
/// </remarks>
internal static class TagKeys
{
    /// <summary>The most cached names.</summary>
    internal const int Max = 4096;

    private const int MaxLength = 128; // characters of a name that is kept

    private static readonly StringHash s_hash = StringHash.OfProcess;
    private static readonly object s_lock = new();
    private static TagKey?[] s_slots = new TagKey?[64];
    private static int s_count;

    /// <summary>Returns the key of a name by which the program sets a tag.</summary>
    internal static TagKey Get(string name)
    {
        if (name.Length > MaxLength) return new TagKey(name, isShared: false);
        uint hash = s_hash.Of(name);
        return FindSlot(Volatile.Read(ref s_slots), name, hash) ?? Add(name, hash);
    }

    /// <summary>Returns the key of a name from a payload. It is not cached, so that foreign names do not fill the table.</summary>
    internal static TagKey Find(string name)
        => (name.Length > MaxLength ? null : FindSlot(Volatile.Read(ref s_slots), name, s_hash.Of(name)))
            ?? new TagKey(name, isShared: false);

    private static TagKey Add(string name, uint hash)
    {
        lock (s_lock)
        {
            if (s_count == Max) return new TagKey(name, isShared: false);
            if (s_count * 4 == s_slots.Length) Grow();
            ref TagKey? slot = ref FindSlot(s_slots, name, hash);
            if (slot is not null) return slot; // another thread was first
            var key = new TagKey(name, isShared: true);
            Volatile.Write(ref slot, key);
            s_count++;
            return key;
        }
    }

    private static ref TagKey? FindSlot(TagKey?[] slots, string name, uint hash)
    {
        for (uint at = hash; ; at++)
        {
            ref TagKey? slot = ref slots[at & (uint)(slots.Length - 1)];
            if (slot is null || slot.Name == name) return ref slot;
        }
    }

    private static void Grow()
    {
        var larger = new TagKey?[s_slots.Length * 4]; // a quarter full at most: a look-up rarely goes on to a second slot
        foreach (TagKey? key in s_slots)
        {
            if (key is not null) FindSlot(larger, key.Name, s_hash.Of(key.Name)) = key;
        }

        Volatile.Write(ref s_slots, larger);
    }
}
