namespace SpanPack;

/// <content>The settings that remote configuration changes while the collector runs.</content>
public sealed partial class ActivityTraceCollector
{
    /// <summary>Replaces the settings. Ended activities that wait are sent with the new ones too.</summary>
    /// <param name="remote">The settings; missing ones keep the values of the collector's options.</param>
    internal void Use(RemoteSettings remote)
    {
        if (!IsEnabled) return; // as other tracers: what the process has turned off stays off
        _sampler.Use(remote.Rules, remote.SampleRate);
        _chunks.IsPaused = remote.IsEnabled == false;
        IReadOnlyDictionary<string, string>? tags = remote.Tags;
        if (ReferenceEquals(Interlocked.Exchange(ref _remoteTags, tags), tags)) return;
        _mapper.Use(ProcessResource.Of(_writer.Process, _resource, tags));
        _writer.UseGlobalTags(tags);
        _sampler.Defaults = _sampler.Defaults with { OfProcess = tags ?? _writer.Process.GlobalTags };
        _chunks.Shapes?.Forget();
    }

    private TraceSampler MakeSampler(SamplingSettings settings, ProcessDescription process, string defaultService, TimeProvider time)
        => new(settings, () => _writer.SamplingRates, process.Environment ?? "", defaultService, time)
        {
            Defaults = new DefaultTags(process.Environment, process.Version, defaultService, process.GlobalTags),
        };
}
