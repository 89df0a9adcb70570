using System.Globalization;

namespace SpanPack.Tracing;

/// <content>Tags, and names that have an effect.</content>
internal sealed partial class ActivitySpan
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
                if (Trace is { } ofOrigin) ofOrigin.Origin = value;
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
                Activity.SetTag(key, value);
                break;
        }

        return this;
    }

    public string? GetTag(string key)
    {
        ArgumentNullException.ThrowIfNull(key);
        return key switch
        {
            Tags.Env => Trace?.Environment ?? core.Collector.Writer.Process.Environment,
            Tags.Version => Trace?.Version ?? core.Collector.Writer.Process.Version,
            SpecialTags.Origin => Trace?.Origin,
            Tags.SamplingPriority => Trace?.Sampling.Read().Priority is { } priority ? ((int)priority).ToString(CultureInfo.InvariantCulture) : null,
            SpecialTags.TraceId => Activity.TraceId.ToHexString(),
            _ => Activity.GetTagItem(key) as string,
        };
    }

    /// <summary>Sets a tag as a number; null removes it.</summary>
    internal void SetNumber(string key, double? value) => Set(key, value);

    /// <summary>Decides whether the trace is kept.</summary>
    internal void Decide(SamplingPriority priority) => Trace?.Sampling.Decide(priority);

    /// <summary>Sets a tag of the trace that travels with it.</summary>
    internal void SetPropagatedTag(string name, string value) => Trace?.Sampling.SetTag(name, value);

    /// <summary>Sets a tag of the local root; of this activity where that has ended.</summary>
    internal void SetTagOfRoot(string name, string value)
    {
        if (Trace is { IsRootOpen: true, Root: { } root }) root.SetTag(name, value);
        else if (Trace is { IsRootOpen: true, RootSpan: { } span }) span.SetTag(name, value);
        else Set(name, value);
    }

    // What cannot be read leaves the tag as it was.
    private void SetRate(string key, string? text, double? rate)
    {
        if (rate is not null || string.IsNullOrEmpty(text)) Activity.SetTag(key, rate);
    }
}
