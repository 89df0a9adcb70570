using System.Globalization;

namespace SpanPack.Tracing;

/// <summary>Members of spans beyond <see cref="ISpan"/>.</summary>
/// <remarks>A span is changed by one thread at a time.</remarks>
public static class SpanExtensions
{
    /// <summary>Sets a tag as a number.</summary>
    /// <param name="span">The span; not null.</param>
    /// <param name="key">The name; not null.</param>
    /// <param name="value">The number; null removes the tag.</param>
    /// <returns>The same span.</returns>
    /// <remarks>A span of another implementation gets the number as text.</remarks>
    /// <exception cref="ArgumentNullException"><paramref name="span"/> or <paramref name="key"/> is null.</exception>
    public static ISpan SetTag(this ISpan span, string key, double? value)
    {
        ArgumentNullException.ThrowIfNull(span);
        ArgumentNullException.ThrowIfNull(key);
        if (span is ITracedSpan own) own.SetNumber(key, value);
        else span.SetTag(key, value?.ToString(CultureInfo.InvariantCulture));
        return span;
    }

    /// <summary>Sets the tags <c>usr.*</c> of a user on the local root of the trace.</summary>
    /// <param name="span">A span of the trace; not null.</param>
    /// <param name="userDetails">The user, who has an id.</param>
    /// <exception cref="ArgumentNullException"><paramref name="span"/> is null.</exception>
    /// <exception cref="ArgumentException">The user has no id.</exception>
    public static void SetUser(this ISpan span, UserDetails userDetails)
    {
        ArgumentNullException.ThrowIfNull(span);
        if (string.IsNullOrEmpty(userDetails.Id)) throw new ArgumentException("A user needs an id.", nameof(userDetails));
        UserTags.Set(span, userDetails);
    }

    /// <summary>Gets the typed tags of a span, created at the first call, for setting properties instead of named tags.</summary>
    /// <remarks>A span has tags of one class. Tags of another class are replaced; their values are kept as named tags.</remarks>
    /// <typeparam name="T">The class, such as <see cref="WebServerTags"/>.</typeparam>
    /// <param name="span">A span of <see cref="Tracer"/>; not null.</param>
    /// <returns>The tags; for a span that has ended, an object that is not sent.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="span"/> is null.</exception>
    /// <exception cref="ArgumentException"><paramref name="span"/> is an activity's or of another implementation.</exception>
    public static T Tags<T>(this ISpan span)
        where T : SpanTags, new()
    {
        ArgumentNullException.ThrowIfNull(span);
        return span is TracerSpan own
            ? own.TagsOf<T>()
            : throw new ArgumentException("Only spans that a tracer of SpanPack.Tracing begins have typed tags.", nameof(span));
    }
}
