namespace SpanPack;

/// <content>Links and events.</content>
public sealed partial class Span
{
    /// <summary>Gets the links, in the order they were added.</summary>
    public ReadOnlySpan<SpanLink> Links => Extras is { } extras ? extras.Links.AsSpan() : default;

    /// <summary>Gets the events, in the order they were added.</summary>
    public ReadOnlySpan<SpanEvent> Events => Extras is { } extras ? extras.Events.AsSpan() : default;

    /// <summary>Adds a link.</summary>
    /// <param name="link">The link; not null.</param>
    /// <exception cref="ArgumentNullException"><paramref name="link"/> is null.</exception>
    public void AddLink(SpanLink link)
    {
        ArgumentNullException.ThrowIfNull(link);
        MakeExtras().Links.Add(link);
    }

    /// <summary>Adds an event.</summary>
    /// <param name="spanEvent">The event; not null.</param>
    /// <exception cref="ArgumentNullException"><paramref name="spanEvent"/> is null.</exception>
    public void AddEvent(SpanEvent spanEvent)
    {
        ArgumentNullException.ThrowIfNull(spanEvent);
        MakeExtras().Events.Add(spanEvent);
    }
}
