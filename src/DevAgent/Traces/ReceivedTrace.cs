using System.Diagnostics;

namespace SpanPack;

/// <summary>A trace that came, as far as it had come when it was found.</summary>
/// <remarks>Immutable. Any number of threads may read it.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class ReceivedTrace
{
    private readonly ChunkFacts _facts;
    private readonly IReadOnlyList<(ReceivedRequest Request, int[] Chunks)> _parts;
    private readonly Lazy<IReadOnlyList<Span>> _spans;

    internal ReceivedTrace(ChunkFacts facts, IReadOnlyList<(ReceivedRequest Request, int[] Chunks)> parts)
    {
        (_facts, _parts) = (facts, parts);
        Requests = [.. parts.Select(static part => part.Request)];
        _spans = new Lazy<IReadOnlyList<Span>>(Build);
    }

    /// <summary>Gets the trace id; its upper 64 bits are 0 if no chunk has them.</summary>
    public UInt128 TraceId => new(_facts.Trace.IdUpper, _facts.Trace.Id);

    /// <summary>
    /// Gets the spans, in the order in which they came, with the tags of v0.4 whatever the format was. They are built when they are first
    /// asked for.
    /// </summary>
    /// <remarks>
    /// A writer sends v0.4 until it has read <c>/info</c>, so a program that has just started sends v0.4 or v1.0. In v1.0, <c>env</c>,
    /// <c>version</c>, <c>component</c> and <c>span.kind</c> are fields of a span. Here they are tags.
    /// </remarks>
    /// <exception cref="TraceFormatException">The spans of a request would take more memory than those of any tracer.</exception>
    public IReadOnlyList<Span> Spans => _spans.Value;

    /// <summary>Gets the requests that the trace came in, in the order of their arrival. They may have other traces too.</summary>
    public IReadOnlyList<ReceivedRequest> Requests { get; }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The id, service, name and resource of its root, the number of spans and errors, and the duration.</returns>
    public override string ToString() => _facts.ToString();

    private List<Span> Build()
    {
        var spans = new List<Span>(_facts.Trace.Spans);
        foreach ((ReceivedRequest request, int[] chunks) in _parts)
        {
            TracePayload payload = TraceConverter.Convert(request.Payload!, TraceFormats.Universal).Payload;
            foreach (int chunk in chunks)
            {
                foreach (Span span in payload.Chunks[chunk].Spans) spans.Add(span);
            }
        }

        return spans;
    }
}
