using System.Diagnostics;

namespace SpanPack;

/// <summary>An ended item of a local trace: an activity, the span that was created from it at its end, or a span of the program.</summary>
/// <remarks>Immutable. A structure, because storing into an array of a class with subclasses checks the type of the object.</remarks>
[DebuggerDisplay("{_item}")]
internal readonly struct EndedActivity
{
    private readonly object _item; // Activity, PreparedSpan or Span

    internal EndedActivity(Activity activity) => _item = activity;

    internal EndedActivity(PreparedSpan span) => _item = span;

    internal EndedActivity(Span made) => _item = made;

    /// <param name="item">An object from <see cref="Item"/>.</param>
    internal EndedActivity(object item) => _item = item;

    /// <summary>Gets the object that represents it.</summary>
    internal object Item => _item;

    /// <summary>Gets the span that was created from an activity; null for others.</summary>
    internal PreparedSpan? Prepared => _item as PreparedSpan;

    /// <summary>Gets the span of the program; null for an activity.</summary>
    internal Span? Made => _item as Span;

    /// <summary>Gets the activity; not for a span, unless it was created from a single activity.</summary>
    internal Activity Activity => Prepared is { } prepared ? prepared.Single! : (Activity)_item;

    /// <summary>Returns whether it is a certain activity.</summary>
    internal bool Is(Activity? activity) => ReferenceEquals(_item, activity);

    /// <summary>Returns whether it is the local root of its trace.</summary>
    /// <param name="root">The local root.</param>
    internal bool IsRoot(object root) => ReferenceEquals(_item, root) || Prepared is { IsRoot: true };
}
