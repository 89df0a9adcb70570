using System.Globalization;

namespace SpanPack.Tool;

/// <summary>Counts what a payload has, and when asked looks for what the agent would repair, cut or drop.</summary>
internal sealed class ValidateSink(SavedRequest? request, bool strict) : IPayloadSink
{
    private const int AgentLimitBytes = 25 * 1024 * 1024;

    private ChunkChecks? _chunk;

    internal FindingList Findings { get; } = new();

    internal TraceFormat Format { get; private set; }

    internal int ByteCount { get; private set; }

    internal long Chunks { get; private set; }

    internal long Spans { get; private set; }

    internal int BytesRead { get; private set; }

    /// <summary>Format and counts: <c>v0.4, 3 chunks, 12 spans, 3,012 bytes</c>.</summary>
    internal string Summary => $"{Format.GetName()}, {Count(Chunks, "chunk")}, {Count(Spans, "span")}, {Count(ByteCount, "byte")}";

    public void Begin(TraceFormat format, int byteCount)
    {
        (Format, ByteCount) = (format, byteCount);
        if (strict) _chunk = new ChunkChecks(Findings, format);
    }

    public void BeginChunk(ChunkRecord chunk)
    {
        Chunks++;
        _chunk?.Begin();
    }

    public void Span(ChunkRecord chunk, int index, SpanRecord span)
    {
        Spans++;
        if (_chunk is null) return;
        var place = new SpanPlace(Findings, Format, chunk.Index, index);
        FieldChecks.Check(span, request?.GetHeader("Datadog-Meta-Lang"), place);
        AttributeChecks.Check(span, place);
        _chunk.Take(span, index, place);
    }

    public void EndChunk(ChunkRecord chunk) => _chunk?.End(chunk);

    public void End(TracePayloadHeader header, int bytesRead)
    {
        BytesRead = bytesRead;
        if (!strict) return;
        if (bytesRead < ByteCount) Add(FindingKind.TrailingBytes, string.Create(CultureInfo.InvariantCulture, $"{ByteCount - bytesRead:N0} bytes after the payload: ignored by the agent, refused by others"));
        if (ByteCount > AgentLimitBytes) Add(FindingKind.Size, string.Create(CultureInfo.InvariantCulture, $"over {AgentLimitBytes:N0} bytes: an agent with its default limit answers 413"));
        if (request is not null) HeaderChecks.Check(request, Chunks, Add);
    }

    public void Refuse(TraceFormatException reason)
    {
        // It is the line itself.
    }

    private void Add(FindingKind kind, string effect) => Findings.Add(kind, static () => string.Empty, effect);

    private static string Count(long count, string noun) => string.Create(CultureInfo.InvariantCulture, $"{count:N0} {noun}{(count == 1 ? string.Empty : "s")}");
}
