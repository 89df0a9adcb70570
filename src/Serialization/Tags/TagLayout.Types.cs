using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>
/// The layout of each type, process-wide. Read without a lock and without a virtual call, whose target changes with every class.
/// </content>
internal sealed partial class TagLayout
{
    private static readonly object s_lock = new();
    private static TagLayout?[] s_layouts = new TagLayout?[64];
    private static int s_count;
    private static ConditionalWeakTable<Type, TagLayout>? s_weakLayouts;

    private readonly nint _type; // see TagStorage.TypeOf

    /// <summary>Returns the layout of an object's classes.</summary>
    /// <exception cref="InvalidOperationException">The type is new, and the levels of the object do not end.</exception>
    internal static TagLayout Of(SpanTags tags)
    {
        nint type = TagStorage.TypeOf(tags);
        TagLayout?[] layouts = Volatile.Read(ref s_layouts);
        for (uint at = Hash(type); ; at++)
        {
            TagLayout? layout = layouts[at & (uint)(layouts.Length - 1)];
            if (layout is null) return Make(tags);
            if (layout._type == type) return layout;
        }
    }

    // Types lie at multiples of 8 and often at equal distances.
    private static uint Hash(nint type) => ((uint)(type >> 3) * 0x9E3779B1) >> 8;

    /// <summary>Creates the layout of a type outside of the lock, because it calls code of the user.</summary>
    private static TagLayout Make(SpanTags tags)
    {
        Type type = tags.GetType();
        // The place of a collectible type may become another's. Where objects do not begin with the handle of their type, only the type
        // itself tells.
        if (type.IsCollectible || type.TypeHandle.Value != TagStorage.TypeOf(tags)) return MakeWeak(tags, type);
        var layout = new TagLayout(tags);
        lock (s_lock)
        {
            if (s_count * 4 == s_layouts.Length) Grow();
            ref TagLayout? place = ref FindPlace(s_layouts, layout._type);
            if (place is not null) return place; // another thread was first
            Volatile.Write(ref place, layout);
            s_count++;
            return layout;
        }
    }

    private static TagLayout MakeWeak(SpanTags tags, Type type)
    {
        ConditionalWeakTable<Type, TagLayout> layouts = LazyInitializer.EnsureInitialized(ref s_weakLayouts);
        if (layouts.TryGetValue(type, out TagLayout? known)) return known;
        var layout = new TagLayout(tags);
        return layouts.GetValue(type, _ => layout);
    }

    private static ref TagLayout? FindPlace(TagLayout?[] layouts, nint type)
    {
        for (uint at = Hash(type); ; at++)
        {
            ref TagLayout? place = ref layouts[at & (uint)(layouts.Length - 1)];
            if (place is null || place._type == type) return ref place;
        }
    }

    private static void Grow()
    {
        var larger = new TagLayout?[s_layouts.Length * 4]; // a quarter full at most: a look-up rarely goes on to a second place
        foreach (TagLayout? layout in s_layouts)
        {
            if (layout is not null) FindPlace(larger, layout._type) = layout;
        }

        Volatile.Write(ref s_layouts, larger);
    }
}
