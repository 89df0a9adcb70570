namespace SpanPack;

/// <content>Writing of chunks.</content>
public sealed partial class AgentWriter
{
    /// <summary>Gets the redaction of spans.</summary>
    internal SpanRedactor Redactor => _redactor;

    /// <summary>Writes a chunk. Returns when it is serialized or dropped; never throws.</summary>
    /// <param name="chunk">The chunk. Its spans are not referenced afterwards. An empty chunk is ignored.</param>
    /// <remarks>
    /// Agents drop a whole chunk for a span without a span id or trace id, and for spans of two traces. Such a span is dropped and counted
    /// (<see cref="DropReason.Invalid"/>), and each trace becomes a separate chunk. A span that has not ended (<see cref="Span.End"/>) is
    /// sent. Each case is logged once. <see cref="Span.Validate"/> finds the other changes of an agent. Statements are obfuscated and
    /// connection strings dropped (<see cref="AgentWriterOptions.Redaction"/>) in a copy; the span does not change. The tags of
    /// <see cref="ProcessDescription.GlobalTags"/> are set on spans that lack them: with <c>DD_TAGS</c> set, no other thread may change the
    /// same spans meanwhile.
    /// </remarks>
    public void Write(in TraceChunk chunk) => Write(chunk, addsGlobalTags: true);

    /// <summary>Writes a chunk. Returns when it is serialized or dropped; never throws.</summary>
    /// <param name="chunk">The chunk. Its spans are not referenced afterwards. An empty chunk is ignored.</param>
    /// <param name="addsGlobalTags">
    /// Whether spans get missing tags of <see cref="ProcessDescription.GlobalTags"/>. False for spans that have them already, such as those
    /// of activities.
    /// </param>
    public void Write(in TraceChunk chunk, bool addsGlobalTags)
    {
        try
        {
            RedactAndWrite(chunk, _redactor, _gate, addsGlobalTags);
        }
        catch (Exception)
        {
            _totals.CountDropped(DropReason.Failed, 1, chunk.SpanCount, 0); // its array was changed meanwhile, or a tag threw
        }
    }

    /// <summary>Writes a chunk with redacted copies of its spans.</summary>
    internal static void RedactAndWrite(in TraceChunk chunk, SpanRedactor redactor, ChunkGate gate, bool addsGlobalTags)
    {
        SpareSpans? spare = null;
        try
        {
            SpanCollection spans = redactor.Redact(chunk.Spans, ref spare);
            if (spans == chunk.Spans) gate.Write(chunk, addsGlobalTags);
            else gate.Write(chunk.WithSpans(spans), addsGlobalTags);
        }
        finally
        {
            spare?.Return();
        }
    }

    /// <summary>Writes a chunk whose spans have passed <see cref="Redactor"/>.</summary>
    internal void WriteRedacted(in TraceChunk chunk, bool addsGlobalTags) => _gate.Write(chunk, addsGlobalTags);

    /// <summary>Writes a chunk from its templates, if possible now.</summary>
    /// <returns>False if it was neither written nor counted; its spans must then be written.</returns>
    internal bool TryWrite(scoped ref readonly TemplatedChunk chunk) => _stripes.TryWrite(in chunk);
}
