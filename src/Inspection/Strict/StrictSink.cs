using System.Globalization;

namespace SpanPack;

/// <summary>Finds parts that the agent would repair, cut or drop, and counts them.</summary>
internal sealed class StrictSink(SavedRequest? request, PayloadCounts counts, FindingList findings) : IPayloadSink
{
    private const int AgentLimitBytes = 25 * 1024 * 1024;

    private readonly ChunkChecks _chunk = new(findings);
    private TraceFormatTraits _traits = null!; // set where a payload begins

    public void Begin(TraceFormat format, int byteCount)
    {
        counts.Begin(format, byteCount);
        _traits = format.GetTraits();
    }

    public void BeginChunk(ChunkRecord chunk)
    {
        counts.BeginChunk(chunk);
        _chunk.Begin(_traits);
    }

    public void Span(ChunkRecord chunk, int index, SpanRecord span)
    {
        counts.Span(chunk, index, span);
        var place = new SpanPlace(findings, _traits, chunk.Index, index);
        FieldChecks.Check(span, request?.GetHeader("Datadog-Meta-Lang"), place);
        AttributeChecks.Check(span, place);
        _chunk.Take(span, index, place);
    }

    public void EndChunk(ChunkRecord chunk) => _chunk.End(chunk);

    public void End(TracePayloadHeader header, int bytesRead)
    {
        counts.End(header, bytesRead);
        if (header.Environment is { } environment && EnvironmentCheck.Find(environment) is { } effect)
            findings.Add(FindingKind.NotNormalTag, static () => "env", effect);
        if (bytesRead < counts.ByteCount)
            Add(FindingKind.TrailingBytes,
                string.Create(CultureInfo.InvariantCulture,
                    $"{counts.ByteCount - bytesRead:N0} bytes after the payload: ignored by the agent, refused by others"));
        if (counts.ByteCount > AgentLimitBytes)
            Add(FindingKind.Size,
                string.Create(CultureInfo.InvariantCulture,
                    $"over {AgentLimitBytes:N0} bytes: an agent with its default limit answers 413"));
        if (request is not null) HeaderChecks.Check(request, counts.Chunks, Add);
    }

    public void Refuse(TraceFormatException reason)
    {
        // It is the line itself.
    }

    private void Add(FindingKind kind, string effect) => findings.Add(kind, static () => string.Empty, effect);
}
