namespace SpanPack;

/// <summary>The fields that a <see cref="TraceChunk"/> has, as one set of marks instead of a Boolean in each nullable.</summary>
[Flags]
internal enum ChunkMarks : ushort
{
    SamplingPriority = 1,
    SamplingMechanism = 2,
    SamplingRate = 4,
    RateLimit = 8,
    KeepRate = 16,
    TraceId = 32,
    Dropped = 64,
    ApmTracingDisabled = 128,
    AppSec = 256,
    FeatureFlags = 512,
    Origin = 1024,
    TraceTags = 2048,
    Service = 4096,
    Environment = 8192,
    Version = 16384,
}
