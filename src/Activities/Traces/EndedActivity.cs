using System.Diagnostics;

namespace SpanPack;

/// <summary>An item of a local trace that has ended: an activity as it is, the span that was made of it at its end, or a span that the program has made.</summary>
/// <remarks>Immutable. A structure, since storing into an array of a class that has subclasses looks the type of the object up.</remarks>
[DebuggerDisplay("{_item}")]
internal readonly struct EndedActivity
{
    private readonly object _item; // Activity, PreparedSpan or Span

    internal EndedActivity(Activity activity) => _item = activity;

    internal EndedActivity(PreparedSpan span) => _item = span;

    internal EndedActivity(Span made) => _item = made;

    /// <param name="item">What <see cref="Item"/> has given.</param>
    internal EndedActivity(object item) => _item = item;

    /// <summary>Gets the object that stands for it.</summary>
    internal object Item => _item;

    /// <summary>Gets the span that was made of an activity; null for others.</summary>
    internal PreparedSpan? Prepared => _item as PreparedSpan;

    /// <summary>Gets the span that the program has made; null for an activity.</summary>
    internal Span? Made => _item as Span;

    /// <summary>Gets the activity; not of a span, unless that was made of an activity that is a trace by itself.</summary>
    internal Activity Activity => Prepared is { } prepared ? prepared.Single! : (Activity)_item;

    /// <summary>Returns whether it is a certain activity.</summary>
    internal bool Is(Activity? activity) => ReferenceEquals(_item, activity);

    /// <summary>Returns whether it is the local root of its trace.</summary>
    /// <param name="root">The local root.</param>
    internal bool IsRoot(object root) => ReferenceEquals(_item, root) || Prepared is { IsRoot: true };
}
