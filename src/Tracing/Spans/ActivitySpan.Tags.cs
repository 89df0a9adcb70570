namespace SpanPack.Tracing;

/// <content>Tags, and what they have an effect on.</content>
internal sealed partial class ActivitySpan
{
    public LocalTrace? Trace => core.Spans.Find(Activity);

    public SamplingPriority? Priority => Trace?.Sampling.Read().Priority;

    public ProcessDescription Process => core.Collector.Writer.Process;

    public ISpan SetTag(string key, string? value)
    {
        TagEffects.Set(this, key, value);
        return this;
    }

    public string? GetTag(string key) => TagEffects.Get(this, key);

    public string? GetText(string key) => Activity.GetTagItem(key) as string;

    public void SetText(string key, string? value) => Activity.SetTag(key, value);

    public void SetNumber(string key, double? value) => Set(key, value);

    public void Decide(SamplingPriority priority) => Trace?.Sampling.Decide(priority);
}
