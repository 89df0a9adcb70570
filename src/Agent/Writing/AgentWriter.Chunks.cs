namespace SpanPack;

/// <content>Chunks that are written.</content>
public sealed partial class AgentWriter
{
    /// <summary>Gets what takes secrets out of spans.</summary>
    internal SpanRedactor Redactor => _redactor;

    /// <summary>Writes a chunk. Returns when it is serialized or dropped; never throws.</summary>
    /// <param name="chunk">The chunk. Its spans are not referred to afterwards. One without spans is ignored.</param>
    /// <remarks>
    /// Agents drop a whole chunk for a span without a span id or a trace id, and for spans of two traces: such a span is left out and counted (<see cref="DropReason.Invalid"/>), and each trace becomes a chunk of its own.
    /// A span that has not ended (<see cref="Span.End"/>) is sent. Each is logged once. <see cref="Span.Validate"/> finds what else an agent changes.
    /// Statements are obfuscated and connection strings dropped (<see cref="AgentWriterOptions.Redaction"/>): of a span that has some a copy is sent, and the span stays as it is.
    /// Sets the tags of <see cref="ProcessDescription.GlobalTags"/> on spans that lack them: where <c>DD_TAGS</c> has any, no other thread may set the same spans meanwhile.
    /// </remarks>
    public void Write(in TraceChunk chunk) => Write(chunk, addsGlobalTags: true);

    /// <summary>Writes a chunk. Returns when it is serialized or dropped; never throws.</summary>
    /// <param name="chunk">The chunk. Its spans are not referred to afterwards. One without spans is ignored.</param>
    /// <param name="addsGlobalTags">Whether spans get the tags of <see cref="ProcessDescription.GlobalTags"/> that they lack. False for spans that have them already, as those of activities.</param>
    public void Write(in TraceChunk chunk, bool addsGlobalTags)
    {
        try
        {
            _gate.Write(_redactor.Redact(chunk, areOwn: false), addsGlobalTags);
        }
        catch (Exception)
        {
            _totals.CountDropped(DropReason.Failed, 1, chunk.SpanCount, 0); // its array was changed meanwhile, or a tag threw
        }
    }

    /// <summary>Writes a chunk whose spans have passed <see cref="Redactor"/>.</summary>
    internal void WriteRedacted(in TraceChunk chunk, bool addsGlobalTags) => _gate.Write(chunk, addsGlobalTags);

    /// <summary>Writes a chunk by its templates, where that is possible now.</summary>
    /// <returns>False where it was not written and not counted: then its spans are to be written.</returns>
    internal bool TryWrite(scoped ref readonly TemplatedChunk chunk) => _stripes.TryWrite(in chunk);
}
