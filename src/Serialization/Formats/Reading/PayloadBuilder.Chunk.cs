using System.Globalization;

namespace SpanPack;

/// <content>Chunks.</content>
internal partial struct PayloadBuilder
{
    private struct ChunkParts
    {
        internal SpanCollection.Builder Spans;
        internal int? Priority;
        internal int? Mechanism;
        internal string? Origin;
        internal bool IsDropped;
        internal ulong TraceIdUpper;
        internal ulong TraceIdLower;
        internal AttributeList? Attributes;

        // A chunk with a field for the priority has 0 where it is absent; others say nothing of it.
        internal static ChunkParts Of(TraceFormat format) => new() { Priority = format is TraceFormat.V07 or TraceFormat.V1 ? 0 : null };

        internal TraceChunk Build(TraceFormat format)
        {
            SpanCollection spans = Spans.Build();
            if (format == TraceFormat.V1) SetTraceId(spans, TraceIdUpper, TraceIdLower);
            else SetUpperTraceId(spans, format);
            return new TraceChunk(spans)
            {
                SamplingPriority = Priority,
                SamplingMechanism = Mechanism,
                Origin = Origin,
                IsDropped = IsDropped,
                TraceId = format == TraceFormat.V1 ? new UInt128(TraceIdUpper, TraceIdLower) : null,
                Attributes = Attributes,
            };
        }

        private static void SetTraceId(in SpanCollection spans, ulong upper, ulong lower)
        {
            foreach (Span span in spans) span.SetTraceId(upper, lower);
        }

        // Any span of a chunk may carry the upper half, the last one wins, and what is no number is ignored. Of v0.7 the agent looks at the first span only.
        private static void SetUpperTraceId(in SpanCollection spans, TraceFormat format)
        {
            ulong upper = 0;
            foreach (Span span in spans)
            {
                if (span.GetTag(TagNames.TraceIdUpper) is { } text && TryParseHex(text, out ulong value)) upper = value;
                if (format == TraceFormat.V07) break;
            }

            if (upper == 0) return;
            foreach (Span span in spans) span.SetTraceId(upper, span.TraceIdLower);
        }

        // The framework would ignore U+0000 at the end.
        private static bool TryParseHex(string text, out ulong value)
            => ulong.TryParse(text, NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out value) && !text.EndsWith('\0');
    }
}
