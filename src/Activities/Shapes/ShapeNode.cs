using System.Diagnostics;

namespace SpanPack;

/// <summary>A tag in the tree of shapes; the previous tags are above it.</summary>
/// <remarks>Read by any number of threads; children are added by one at a time.</remarks>
/// <param name="key">The name of the tag; empty for the top.</param>
/// <param name="kind">The values that it may have.</param>
/// <param name="guard">The one value, for <see cref="HoleKind.Guard"/>.</param>
[DebuggerDisplay("{_key,nq} {_kind}")]
internal sealed class ShapeNode(string key, HoleKind kind, object? guard)
{
    private readonly string _key = key;
    private readonly HoleKind _kind = kind;
    private readonly object? _guard = guard;
    private ShapeNode? _child;
    private ShapeNode? _sibling;
    private SpanShape? _shape;

    /// <summary>Gets or sets the shape of spans without further tags; null until one was learned.</summary>
    internal SpanShape? Shape
    {
        get => Volatile.Read(ref _shape);
        set => Volatile.Write(ref _shape, value);
    }

    /// <summary>Finds the node of the next tag, and takes its value if it is a hole.</summary>
    internal ShapeNode? Next(string key, object value, ref ShapeValues values)
    {
        ShapeNode? first = Volatile.Read(ref _child);
        for (ShapeNode? node = first; node is not null; node = Volatile.Read(ref node._sibling))
        {
            if (ReferenceEquals(node._key, key) && node.Takes(value, ref values)) return node;
        }

        for (ShapeNode? node = first; node is not null; node = Volatile.Read(ref node._sibling)) // names that are made anew each time
        {
            if (!ReferenceEquals(node._key, key) && node._key == key && node.Takes(value, ref values)) return node;
        }

        return null;
    }

    /// <summary>Adds the node of a next tag. For one thread at a time.</summary>
    internal ShapeNode Add(string key, HoleKind kind, object value)
    {
        var added = new ShapeNode(key, kind, kind == HoleKind.Guard ? value : null);
        if (_child is not { } last)
        {
            Volatile.Write(ref _child, added);
            return added;
        }

        while (last._sibling is { } next) last = next;
        Volatile.Write(ref last._sibling, added);
        return added;
    }

    private bool Takes(object value, ref ShapeValues values) => _kind switch
    {
        HoleKind.Text => value is string text && text.Length - 1u < ShapeTags.MaxText && values.Add(text),
        HoleKind.Int32 => value is int number && values.Add(number),
        HoleKind.Int64 => value is long number && values.Add(number),
        HoleKind.Double => value is double number && double.IsFinite(number) && values.Add(number),
        _ => ReferenceEquals(_guard, value) || IsGuard(value),
    };

    // that of the program is not called
    private bool IsGuard(object value) => value is string text ? _guard is string guard && guard == text : _guard!.Equals(value);
}
