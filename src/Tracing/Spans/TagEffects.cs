using System.Globalization;

namespace SpanPack.Tracing;

/// <summary>Tags that have an effect on the trace, or are sent as a number. All others are set unchanged.</summary>
internal static class TagEffects
{
    /// <summary>Sets a tag, or applies the effect of its name.</summary>
    internal static void Set(ITracedSpan span, string key, string? value)
    {
        ArgumentNullException.ThrowIfNull(key);
        if (!span.IsOpen()) return;
        switch (key)
        {
            case Tags.Env:
                if (span.Trace is { } ofEnvironment) ofEnvironment.Environment = value;
                break;
            case Tags.Version:
                if (span.Trace is { } ofVersion) ofVersion.Version = value;
                break;
            case SpecialTags.Origin:
                if (span.Trace is { } ofOrigin) ofOrigin.Origin = value;
                break;
            case Tags.SamplingPriority:
                if (TagFlag.ReadPriority(value) is { } priority) span.Decide(priority);
                break;
            case Tags.ManualKeep:
                if (TagFlag.Read(value) == true) span.Decide(SamplingPriority.UserKeep);
                break;
            case Tags.ManualDrop:
                if (TagFlag.Read(value) == true) span.Decide(SamplingPriority.UserReject);
                break;
            case SpecialTags.Measured:
                SetRate(span, key, value, string.IsNullOrEmpty(value) ? null : TagFlag.Read(value) is { } flag ? flag ? 1 : 0 : null);
                break;
            case SpecialTags.AnalyticsRate:
                SetRate(span, key, value, string.IsNullOrEmpty(value) ? null : TagFlag.ReadRate(value));
                break;
            default:
                span.SetText(key, value);
                break;
        }
    }

    /// <summary>Gets a tag, or the state of a special name; null for none.</summary>
    internal static string? Get(ITracedSpan span, string key)
    {
        ArgumentNullException.ThrowIfNull(key);
        return key switch
        {
            Tags.Env => span.Trace?.Environment ?? span.Process.Environment,
            Tags.Version => span.Trace?.Version ?? span.Process.Version,
            SpecialTags.Origin => span.Trace?.Origin,
            Tags.SamplingPriority => span.Priority is { } priority ? ((int)priority).ToString(CultureInfo.InvariantCulture) : null,
            SpecialTags.TraceId => span.TraceId128.ToString("x32", CultureInfo.InvariantCulture),
            _ => span.GetText(key),
        };
    }

    /// <summary>Sets a tag of the local root, or of the span if the root has ended.</summary>
    internal static void SetOfRoot(ITracedSpan span, string key, string value)
    {
        if (span.Trace is { IsRootOpen: true } trace)
        {
            if (trace.Root is { } activity) activity.SetTag(key, value);
            else lock (trace.RootSpan!) trace.RootSpan!.SetTag(key, value); // as its own thread does
        }
        else if (span.IsOpen())
        {
            span.SetText(key, value);
        }
    }

    // What cannot be read leaves the tag as it was.
    private static void SetRate(ITracedSpan span, string key, string? text, double? rate)
    {
        if (rate is not null || string.IsNullOrEmpty(text)) span.SetNumber(key, rate);
    }
}
