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
        internal void Reset(TraceFormat format)
        {
            this = default;
            if (HasFields(format)) Priority = 0;
        }

        internal TraceChunk Build(TraceFormat format)
        {
            SpanCollection spans = Spans.Build();
            if (format == TraceFormat.V1) SetTraceId(spans, TraceIdUpper, TraceIdLower);
            else if (TraceIdUpper != 0) SetUpperTraceId(spans, TraceIdUpper);
            if (!HasFields(format)) return new TraceChunk(spans);
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

        private static bool HasFields(TraceFormat format) => format is TraceFormat.V07 or TraceFormat.V1;

        private static void SetTraceId(in SpanCollection spans, ulong upper, ulong lower)
        {
            foreach (Span span in spans) span.SetTraceId(upper, lower);
        }

        private static void SetUpperTraceId(in SpanCollection spans, ulong upper)
        {
            foreach (Span span in spans) span.SetTraceId(upper, span.TraceIdLower);
        }
    }
}
