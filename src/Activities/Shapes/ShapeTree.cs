using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>The shapes of learned spans, found by the data of their activities: first source, name and the like, then tag by tag.</summary>
/// <remarks>Read by any number of threads without a lock; one thread at a time adds.</remarks>
[DebuggerDisplay("{Count} tags")]
internal sealed class ShapeTree
{
    private const int PlaceCount = 256; // a power of two

    private readonly ShapeHead?[] _places = new ShapeHead?[PlaceCount];

    /// <summary>Gets the number of heads and tags: about 100 bytes each.</summary>
    internal int Count { get; private set; }

    /// <summary>Finds the shape of an activity that has ended.</summary>
    /// <param name="activity">The activity.</param>
    /// <param name="traits">Its other traits.</param>
    /// <param name="late">Tags that come after those of the activity.</param>
    /// <param name="values">Receives the values in the holes, even without a match.</param>
    /// <returns>The shape; null until one was learned.</returns>
    internal SpanShape? Find(
        Activity activity, ShapeTraits traits, ReadOnlySpan<KeyValuePair<string, object?>> late, ref ShapeValues values)
    {
        if (FindHead(activity, traits) is not { } head) return null;
        ShapeNode node = head.Top;
        foreach (ref readonly KeyValuePair<string, object?> tag in activity.EnumerateTagObjects())
        {
            if (tag.Key is not { } key || tag.Value is not { } value) continue; // the mapper passes over them, too
            if (node.Next(key, value, ref values) is not { } next) return null;
            node = next;
        }

        foreach (ref readonly KeyValuePair<string, object?> tag in late)
        {
            if (node.Next(tag.Key, tag.Value!, ref values) is not { } next) return null;
            node = next;
        }

        return node.Shape;
    }

    /// <summary>Returns the node of an activity's last tag. For one thread at a time.</summary>
    /// <returns>The node; null if the activity has a tag without a shape.</returns>
    internal ShapeNode? FindOrAdd(Activity activity, ShapeTraits traits)
    {
        ShapeNode node = (FindHead(activity, traits) ?? AddHead(activity, traits)).Top;
        foreach (ref readonly KeyValuePair<string, object?> tag in activity.EnumerateTagObjects())
        {
            if (tag.Key is not { } key || tag.Value is not { } value) continue;
            if (ShapeTags.Find(key, value) is not { } kind) return null;
            var values = new ShapeValues(new string?[1], new double[1]);
            if (node.Next(key, value, ref values) is { } next)
            {
                node = next;
                continue;
            }

            node = node.Add(key, kind, value);
            Count++;
        }

        return node;
    }

    /// <summary>Returns a number that spans of one shape share, and that differs for nearly all others.</summary>
    internal static int HashOf(Activity activity, ShapeTraits traits)
    {
        var hash = new HashCode();
        hash.Add(RuntimeHelpers.GetHashCode(activity.Source));
        hash.Add((int)activity.Kind);
        hash.Add((int)activity.Status);
        hash.Add((int)traits);
        hash.Add(activity.DisplayName, StringComparer.Ordinal);
        foreach (ref readonly KeyValuePair<string, object?> tag in activity.EnumerateTagObjects())
        {
            if (tag.Key is not { } key || tag.Value is not { } value) continue;
            HoleKind? kind = ShapeTags.Find(key, value);
            hash.Add(key, StringComparer.Ordinal);
            hash.Add((int?)kind);
            if (kind == HoleKind.Guard) hash.Add(value);
        }

        return hash.ToHashCode();
    }

    private static int PlaceOf(ActivitySource source, string name)
    {
        int hash = RuntimeHelpers.GetHashCode(source) + (name.Length * 31);
        if (name.Length > 0) hash += (name[^1] * 7) + name[name.Length / 2];
        return hash & (PlaceCount - 1);
    }

    private ShapeHead? FindHead(Activity activity, ShapeTraits traits)
    {
        string name = activity.DisplayName;
        ShapeHead? head = Volatile.Read(ref _places[PlaceOf(activity.Source, name)]);
        while (head is not null && !head.Is(activity, name, traits)) head = head.Next;
        return head;
    }

    private ShapeHead AddHead(Activity activity, ShapeTraits traits)
    {
        string name = activity.DisplayName;
        ref ShapeHead? place = ref _places[PlaceOf(activity.Source, name)];
        var head = new ShapeHead(activity.Source, activity.Kind, activity.Status, name, traits, place);
        Volatile.Write(ref place, head);
        Count++;
        return head;
    }
}
