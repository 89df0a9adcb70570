namespace SpanPack.Tracing;

/// <content>Tags, and what they have an effect on. Threads that set some at once wait for each other: the span is the lock.</content>
internal sealed partial class TracerSpan
{
    public LocalTrace? Trace => Traces is null ? null : GetTrace();

    SamplingPriority? ITracedSpan.Priority => Priority;

    public ProcessDescription Process => Core.Collector.Writer.Process;

    public ISpan SetTag(string key, string? value)
    {
        TagEffects.Set(this, key, value);
        return this;
    }

    public string? GetTag(string key) => TagEffects.Get(this, key);

    public string? GetText(string key)
    {
        lock (Span) return Span.GetTag(key);
    }

    public void SetText(string key, string? value)
    {
        lock (Span) Span.SetTag(key, value);
    }

    public void SetNumber(string key, double? value)
    {
        if (!IsOpen()) return;
        lock (Span) Span.SetMetric(key, value);
    }

    void ITracedSpan.Decide(SamplingPriority priority) => Decide(priority);

    /// <summary>Gets the typed tags of a class. Values under other tags of the span are kept.</summary>
    internal T TagsOf<T>()
        where T : SpanTags, new()
    {
        if (Span.Tags is T known) return known;
        var made = new T();
        if (!IsOpen()) return made; // not of the span: it is sent
        lock (Span) Replace(made);
        return made;
    }

    private void Replace(SpanTags made)
    {
        KeyValuePair<string, string>[] texts = [];
        KeyValuePair<string, double>[] numbers = [];
        if (Span.Tags is not null) (texts, numbers) = (Texts(), Numbers());
        Span.Tags = made;
        foreach (KeyValuePair<string, string> text in texts) Span.SetTag(text.Key, text.Value);
        foreach (KeyValuePair<string, double> number in numbers) Span.SetMetric(number.Key, number.Value);
    }

    private KeyValuePair<string, string>[] Texts()
    {
        var all = new List<KeyValuePair<string, string>>();
        foreach (KeyValuePair<string, string> text in Span.EnumerateTags()) all.Add(text);
        return [.. all];
    }

    private KeyValuePair<string, double>[] Numbers()
    {
        var all = new List<KeyValuePair<string, double>>();
        foreach (KeyValuePair<string, double> number in Span.EnumerateMetrics()) all.Add(number);
        return [.. all];
    }
}
