namespace SpanPack;

/// <summary>The key of a series.</summary>
/// <param name="Metric">The metric.</param>
/// <param name="Tags">Its tags, joined.</param>
internal readonly record struct SeriesKey(TelemetryMetric Metric, string Tags)
{
    private const char Separator = '\n';
    private const int MaxTags = 20;
    private const int MaxTagChars = 200;

    internal static SeriesKey Of(TelemetryMetric metric, ReadOnlySpan<string> tags)
    {
        if (tags.Length == 0) return new SeriesKey(metric, "");
        if (tags.Length == 1) return new SeriesKey(metric, TextOf(tags[0]));
        var texts = new string[Math.Min(tags.Length, MaxTags)];
        for (int i = 0; i < texts.Length; i++) texts[i] = TextOf(tags[i]);
        return new SeriesKey(metric, string.Join(Separator, texts));
    }

    // Cut after secrets are out: the end of one says that it is one.
    private static string TextOf(string? tag) => CutText.Of(SecretText.OfMessage(tag ?? ""), MaxTagChars);

    internal string[]? ToTags() => Tags.Length == 0 ? null : Tags.Split(Separator);
}
