using FsCheck;
using FsCheck.Fluent;
using SpanPack.Serialization.Tests.Plans;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Conversion;

/// <summary>Draws payloads as the readers of each format give them, with nothing but what every other format holds too.</summary>
internal static class Payloads
{
    internal static Arbitrary<int> Seeds { get; } = Gen.Choose(0, int.MaxValue).ToArbitrary();

    internal static TracePayload Draw(int seed, TraceFormat format)
    {
        var dice = new Dice(seed);
        return new TracePayload { Format = format, Chunks = dice.ListOf(3, () => DrawChunk(dice, format)) };
    }

    private static TraceChunk DrawChunk(Dice dice, TraceFormat format)
    {
        int count = 1 + dice.Below(6);
        int? priority = dice.Of<int?>(null, -1, 0, 1, 2);
        int? mechanism = dice.Of<int?>(null, 0, 4, 12, int.MinValue, -5); // 32 bits without a sign
        string? origin = dice.Of(null, "lambda", "synthetics");
        var traceId = new UInt128(dice.Of<ulong>(0, 1, ulong.MaxValue), 10);
        Span[] spans = new Span[count];
        for (int i = 0; i < count; i++)
        {
            spans[i] = DrawSpan(dice, traceId, i, count);
            SetFields(dice, spans[i], format);
        }

        if (format == TraceFormat.V1)
        {
            return new TraceChunk(spans)
            {
                SamplingPriority = (SamplingPriority?)priority,
                SamplingMechanism = (SamplingMechanism?)mechanism, Origin = origin, TraceId = traceId
            };
        }

        if (mechanism is not null) spans[0].SetTag(TagNames.DecisionMaker, $"-{(uint)mechanism}");
        if (traceId >> 64 != 0) spans[0].SetTag(TagNames.TraceIdUpper, ((ulong)(traceId >> 64)).ToString("x16"));
        if (format == TraceFormat.V07) return new TraceChunk(spans) { SamplingPriority = (SamplingPriority?)priority, Origin = origin };
        foreach (Span span in spans)
        {
            span.SetTag(TagNames.Origin, origin);
            if (span.ParentId == 0 || span == spans[^1]) span.SetMetric(MetricNames.SamplingPriority, priority);
        }

        return new TraceChunk(spans);
    }

    private static Span DrawSpan(Dice dice, UInt128 traceId, int index, int count)
    {
        var span = new Span
        {
            TraceId = traceId,
            SpanId = (ulong)(100 + index),
            ParentId = dice.Of<ulong>(0, 7, (ulong)(100 + dice.Below(count))),
            Service = dice.Of("shop", ""),
            Name = "op",
            Resource = Utf16.Repair(dice.Text()),
            Type = "web",
            Start = dice.Below(1000),
            Duration = dice.Below(1000),
            Error = dice.Below(2),
        };
        for (int i = dice.Below(5); i > 0; i--) span.SetTag("tag" + dice.Below(20), "value " + i);
        for (int i = dice.Below(5); i > 0; i--) span.SetMetric("number" + dice.Below(20), dice.Double());
        return span;
    }

    private static void SetFields(Dice dice, Span span, TraceFormat format)
    {
        string env = dice.Of("", "prod"), version = dice.Of("", "1.2"), component = dice.Of("", "net");
        int kind = dice.Below(6);
        if (format == TraceFormat.V1)
        {
            span.V1Fields = new SpanV1Fields { Environment = env, Version = version, Component = component, Kind = (uint)kind };
            return;
        }

        if (env.Length > 0) span.SetTag("env", env);
        if (version.Length > 0) span.SetTag("version", version);
        if (component.Length > 0) span.SetTag("component", component);
        if (kind > 0) span.SetTag("span.kind", new[] { "", "internal", "server", "client", "producer", "consumer" }[kind]);
    }
}
