using System.Globalization;

namespace SpanPack.Tracing;

/// <content>Tags, and names that have an effect.</content>
internal sealed partial class TracerSpan
{
    public ISpan SetTag(string key, string? value)
    {
        ArgumentNullException.ThrowIfNull(key);
        if (!IsOpen()) return this;
        switch (key)
        {
            case Tags.Env:
                if (Trace is { } ofEnvironment) ofEnvironment.Environment = value;
                break;
            case Tags.Version:
                if (Trace is { } ofVersion) ofVersion.Version = value;
                break;
            case SpecialTags.Origin:
                Core.Spans.SetOrigin(this, value);
                break;
            case Tags.SamplingPriority:
                if (TagFlag.ReadPriority(value) is { } priority) Decide(priority);
                break;
            case Tags.ManualKeep:
                if (TagFlag.Read(value) == true) Decide(SpanPack.SamplingPriority.UserKeep);
                break;
            case Tags.ManualDrop:
                if (TagFlag.Read(value) == true) Decide(SpanPack.SamplingPriority.UserReject);
                break;
            case SpecialTags.Measured:
                SetRate(key, value, string.IsNullOrEmpty(value) ? null : TagFlag.Read(value) is { } flag ? flag ? 1 : 0 : null);
                break;
            case SpecialTags.AnalyticsRate:
                SetRate(key, value, string.IsNullOrEmpty(value) ? null : TagFlag.ReadRate(value));
                break;
            default:
                Span.SetTag(key, value);
                break;
        }

        return this;
    }

    public string? GetTag(string key)
    {
        ArgumentNullException.ThrowIfNull(key);
        return key switch
        {
            Tags.Env => Trace?.Environment ?? Core.Collector.Writer.Process.Environment,
            Tags.Version => Trace?.Version ?? Core.Collector.Writer.Process.Version,
            SpecialTags.Origin => Core.Spans.OriginOf(this),
            Tags.SamplingPriority => Priority is { } priority ? ((int)priority).ToString(CultureInfo.InvariantCulture) : null,
            SpecialTags.TraceId => Span.TraceId.ToString("x32", CultureInfo.InvariantCulture),
            _ => Span.GetTag(key),
        };
    }

    /// <summary>Sets a tag as a number; null removes it.</summary>
    internal void SetNumber(string key, double? value)
    {
        if (IsOpen()) Span.SetMetric(key, value);
    }

    /// <summary>Gets the typed tags of a class. Values that the span has under other tags stay.</summary>
    internal T TagsOf<T>()
        where T : SpanTags, new()
    {
        if (Span.Tags is T known) return known;
        var made = new T();
        if (!IsOpen()) return made; // not of the span: it is sent
        KeyValuePair<string, string>[] texts = [];
        KeyValuePair<string, double>[] numbers = [];
        if (Span.Tags is not null) (texts, numbers) = (Texts(), Numbers());
        Span.Tags = made;
        foreach (KeyValuePair<string, string> text in texts) Span.SetTag(text.Key, text.Value);
        foreach (KeyValuePair<string, double> number in numbers) Span.SetMetric(number.Key, number.Value);
        return made;
    }

    /// <summary>Sets a tag of the trace that travels with it.</summary>
    internal void SetPropagatedTag(string name, string value) => Trace?.Sampling.SetTag(name, value);

    /// <summary>Sets a tag of the local root; of this span where that has ended.</summary>
    internal void SetTagOfRoot(string name, string value)
    {
        if (Trace is not { IsRootOpen: true } trace) Span.SetTag(name, value);
        else if (trace.Root is { } activity) activity.SetTag(name, value);
        else trace.RootSpan!.SetTag(name, value);
    }

    // What cannot be read leaves the tag as it was.
    private void SetRate(string key, string? text, double? rate)
    {
        if (rate is not null || string.IsNullOrEmpty(text)) Span.SetMetric(key, rate);
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
