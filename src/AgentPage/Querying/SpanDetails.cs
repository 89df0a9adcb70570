using System.Globalization;

namespace SpanPack;

/// <summary>Reads spans again from the bytes of their payloads.</summary>
internal sealed class SpanDetails(TraceStore store)
{
    private readonly SpanStructures _structures = new(store);

    /// <returns>The span; null if the trace has no such span.</returns>
    /// <exception cref="TraceFormatException">The span takes too much memory (<see cref="MemoryBound.OneSpan"/>).</exception>
    internal SpanAnswer? Read(KeptTrace trace, SpanReference reference)
    {
        if (Find(trace, reference) is not { } place) return null;
        KeptPayload payload = place.Payload;
        var found = new FoundSpan(reference.Chunk, reference.Span);
        TraceFormatException? stop = PayloadPlayback.Play(payload.Body, payload.Format, found);
        if (found.Span is not { } span || found.Chunk is not { } chunk) return stop is null ? null : throw stop;
        long start = trace.Start;
        IReadOnlyList<EventAnswer> events = SpanStructures.EventsOf(span, start);
        (int offset, int length) = SpanExtents.Find(payload.Body, payload.Format, reference.Chunk, reference.Span);
        return new SpanAnswer
        {
            Ref = reference.ToString(),
            TraceId = TraceIdText.Of(trace.IdUpper, trace.Id),
            Id = span.SpanId.ToString(CultureInfo.InvariantCulture),
            Parent = span.ParentId == 0 ? null : span.ParentId.ToString(CultureInfo.InvariantCulture),
            Service = Cut(span.Service),
            Name = Cut(span.Name),
            Resource = Cut(span.Resource),
            Type = Cut(span.Type),
            Kind = KindOf(span),
            Start = SpanTime.Of(span.Start, payload.Format).ToString(CultureInfo.InvariantCulture),
            Duration = SpanTime.Of(span.Duration, payload.Format),
            Error = span.Error != 0 ? true : null,
            ErrorDetails = SpanErrors.Of(span, events),
            Tags = TagsOf(span),
            Links = _structures.LinksOf(span),
            Events = events,
            Bytes = new SpanBytesAnswer { Payload = payload.Id, Offset = offset, Length = length, Format = payload.Format.GetName() },
            Chunk = ChunkOf(payload, chunk),
            Tracer = Tracers.Of(payload, found.Header),
        };
    }

    /// <summary>Finds the chunk that a span of a trace is in; null where the trace has no such span.</summary>
    internal static ChunkPlace? Find(KeptTrace trace, SpanReference reference)
    {
        foreach (ChunkPlace place in trace.Chunks)
        {
            if (place.Payload.Id == reference.Payload && place.Chunk == reference.Chunk)
                return reference.Span < place.Payload.SpansOf(place.Chunk).Length ? place : null;
        }

        return null;
    }

    // Fields of v1.0 that are tags in other formats are shown as tags.
    private static List<TagAnswer> TagsOf(SpanRecord span)
    {
        var tags = new List<TagAnswer>();
        foreach ((string name, string text) in span.V1Fields.EnumerateTexts())
        {
            if (text.Length > 0) tags.Add(TagAnswers.Of(name, text));
        }

        if (span.V1Fields.Kind != 0) tags.Add(TagAnswers.Of(TagNames.SpanKind, SpanKindName.Short(span.V1Fields.Kind)));
        tags.AddRange(TagAnswers.Of(span.Attributes.Items));
        return tags;
    }

    private static string? KindOf(SpanRecord span)
        => span.V1Fields.Kind != 0
            ? SpanKindName.Short(span.V1Fields.Kind)
            : span.Attributes.Text(TagNames.SpanKind) is { Length: > 0 } kind
            ? ListText.Cut(kind)
            : null;

    private static ChunkRow ChunkOf(KeptPayload payload, ChunkRecord chunk) => new()
    {
        Payload = payload.Id,
        Index = chunk.Index,
        Spans = payload.Chunks[chunk.Index].SpanCount,
        Priority = payload.Format.GetTraits().HasChunkFields && chunk.Priority != (int)SamplingPriority.None ? chunk.Priority : null,
        Origin = chunk.Origin.Length == 0 ? null : ListText.Cut(chunk.Origin),
        TraceId = TraceIdText.Of(chunk.TraceId),
        Tags = TagAnswers.Of(chunk.Attributes),
    };

    private static string Cut(string text) => ListText.Cut(text, ListText.MaxDetailUnits);
}
