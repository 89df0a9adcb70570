using SpanPack;

namespace Quickstart.Shop;

/// <summary>Makes the spans of one trace, with times in microseconds since the trace began.</summary>
internal sealed class SpanClock(UInt128 traceId, long traceStart, ulong firstSpanId)
{
    private const int NanosecondsPerMicrosecond = 1000;

    private ulong _nextSpanId = firstSpanId;

    internal Span Start(string service, string name, string resource, string type, long atMicroseconds, long durationMicroseconds,
        Span? parent = null, SpanTags? tags = null)
    {
        var span = new Span
        {
            TraceId = traceId,
            SpanId = _nextSpanId++,
            ParentId = parent?.SpanId ?? 0,
            ParentService = parent?.Service,
            Service = service,
            Name = name,
            Resource = resource,
            Type = type,
            Start = At(atMicroseconds),
            Duration = durationMicroseconds * NanosecondsPerMicrosecond,
            Tags = tags,
        };
        return span;
    }

    /// <summary>A span whose parent is in another process.</summary>
    internal Span Continue(string service, string name, string resource, string type, long atMicroseconds, long durationMicroseconds,
        Span remoteParent, SpanTags? tags = null)
    {
        Span span = Start(service, name, resource, type, atMicroseconds, durationMicroseconds, remoteParent, tags);
        span.IsLocalRoot = true;
        return span;
    }

    /// <summary>Nanoseconds since the Unix epoch.</summary>
    internal long At(long microseconds) => traceStart + (microseconds * NanosecondsPerMicrosecond);
}
