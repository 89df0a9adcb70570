namespace SpanPack;

/// <summary>All data of a payload.</summary>
internal sealed class PayloadDetails(TraceStore store, StrictFindings findings)
{
    private const int MaxTraces = 100;
    private const int MaxBytesConverted = 4 * 1024 * 1024; // converting builds all spans

    private readonly object _converting = new();

    internal PayloadAnswer Read(KeptPayload payload, CancellationToken cancellation)
    {
        (FindingList? found, string? stop) = payload is { IsAccepted: true, IsLeftOut: false } ? findings.Look(payload) : default;
        PayloadAnswer answer = PayloadLists.Fill(new PayloadAnswer
        {
            Headers = [.. payload.Headers.Select(static header =>
            new HeaderAnswer { Name = header.Name, Value = header.Value })]
        },
            payload);
        if (found is null) return answer with { Refusal = payload.IsAccepted ? null : PayloadRefusals.Of(payload) };
        (IReadOnlyList<SizeAnswer>? sizes, string? note) = Sizes(payload, cancellation);
        PayloadTraceAnswer[] traces = TracesOf(payload);
        return answer with
        {
            Payload = payload.Format.GetTraits().HasPayloadFields ? PayloadFields.Of(payload) : null,
            Sizes = sizes,
            SizesNote = note,
            FindingList = [.. found.Shown.Select(finding => FindingOf(finding, payload))],
            FindingsNote = stop is null ? null : ListText.Cut(stop),
            FindingsMore = found.Hidden.Any()
                ? [.. found.Hidden.Select(static hidden =>
                    new FindingAnswer { Kind = KindName(hidden.Like.Kind), Effect = ListText.Cut(hidden.Like.Effect),
                        Count = hidden.Count })]
                : null,
            Traces = traces.Length > MaxTraces ? traces[..MaxTraces] : traces,
            TracesMore = traces.Length > MaxTraces ? traces.Length - MaxTraces : null,
        };
    }

    private FindingAnswer FindingOf(Finding finding, KeptPayload payload)
    {
        bool hasChunk = finding.Chunk >= 0 && finding.Chunk < payload.Chunks.Length;
        return new FindingAnswer
        {
            Kind = KindName(finding.Kind),
            Path = ListText.Cut(finding.Path),
            Effect = ListText.Cut(finding.Effect),
            Trace = hasChunk ? TraceIdOf(payload, finding.Chunk) : null,
            Ref = hasChunk && finding.Span >= 0 ? new SpanReference(payload.Id, finding.Chunk, finding.Span).ToString() : null,
        };
    }

    private PayloadTraceAnswer[] TracesOf(KeptPayload payload)
    {
        var traces = new Dictionary<string, int>(StringComparer.Ordinal);
        for (int i = 0; i < payload.Chunks.Length; i++)
        {
            if (TraceIdOf(payload, i) is { } id) traces[id] = traces.GetValueOrDefault(id) + payload.Chunks[i].SpanCount;
        }

        return [.. traces.Select(static trace => new PayloadTraceAnswer { Id = trace.Key, Spans = trace.Value })];
    }

    private string? TraceIdOf(KeptPayload payload, int chunk)
        => store.FindTraceByNumber(payload.Chunks[chunk].Trace) is { } trace ? TraceIdText.Of(trace.IdUpper, trace.Id) : null;

    private (IReadOnlyList<SizeAnswer>? Sizes, string? Note) Sizes(KeptPayload payload, CancellationToken cancellation)
    {
        if (payload.Body.Length > MaxBytesConverted)
            return (null, $"over {MaxBytesConverted / (1024 * 1024)} MiB: 'spanpack stats' measures it");
        try
        {
            lock (_converting)
            {
                return ([.. FormatSizes.Measure(payload.Body, payload.Format, payload.Body.Length,
                    cancellation).Select(static size => new SizeAnswer { Format = size.Format.GetName(), Bytes = size.Bytes })],
                    null);
            }
        }
        catch (TraceFormatException problem)
        {
            return (null, ListText.Cut(problem.Reason));
        }
    }

    private static string KindName(FindingKind kind)
    {
        string name = kind.ToString();
        return char.ToLowerInvariant(name[0]) + name[1..];
    }
}
