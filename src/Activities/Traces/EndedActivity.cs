using System.Diagnostics;

namespace SpanPack;

/// <summary>An activity that has ended: as it is, or as the span that was made of it at its end.</summary>
/// <remarks>Immutable. A structure, since storing into an array of a class that has subclasses looks the type of the object up.</remarks>
[DebuggerDisplay("{_item}")]
internal readonly struct EndedActivity
{
    private readonly object _item; // Activity or PreparedSpan

    internal EndedActivity(Activity activity) => _item = activity;

    internal EndedActivity(PreparedSpan span) => _item = span;

    /// <param name="item">What <see cref="Item"/> has given.</param>
    internal EndedActivity(object item) => _item = item;

    /// <summary>Gets the object that stands for it.</summary>
    internal object Item => _item;

    /// <summary>Gets the span; null for an activity as it is.</summary>
    internal PreparedSpan? Prepared => _item as PreparedSpan;

    /// <summary>Gets the activity; not of a span, unless it is a trace by itself.</summary>
    internal Activity Activity => Prepared is { } prepared ? prepared.Single! : (Activity)_item;

    /// <summary>Returns whether it is a certain activity.</summary>
    internal bool Is(Activity activity) => ReferenceEquals(_item, activity);

    /// <summary>Returns whether it is the local root of its trace.</summary>
    /// <param name="root">The local root.</param>
    internal bool IsRoot(Activity root) => Is(root) || Prepared is { IsRoot: true };
}
