namespace SpanPack;

/// <content>What remote configuration changes while the collector runs.</content>
public sealed partial class ActivityTraceCollector
{
    /// <summary>Collects by other settings from now on. What has ended and waits is sent by these, too.</summary>
    /// <param name="remote">The settings; what they leave out is as the collector was made.</param>
    internal void Use(RemoteSettings remote)
    {
        if (!IsEnabled) return; // as other tracers: what the process has turned off stays off
        _sampler.Use(remote.Rules, remote.SampleRate);
        _chunks.IsPaused = remote.IsEnabled == false;
        IReadOnlyDictionary<string, string>? tags = remote.Tags;
        if (ReferenceEquals(Interlocked.Exchange(ref _remoteTags, tags), tags)) return;
        _mapper.Use(ProcessResource.Of(_writer.Process, _resource, tags));
        _writer.UseGlobalTags(tags);
        _chunks.Shapes?.Forget();
    }
}
