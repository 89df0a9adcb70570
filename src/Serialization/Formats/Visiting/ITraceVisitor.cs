namespace SpanPack;

/// <summary>Is told what a payload holds, in the order of its bytes, without spans being built. See <c>TracePayloadReader.Visit</c>.</summary>
/// <remarks>
/// Elements nest: chunks in the payload, spans in a chunk, links and events in a span. What is absent is not announced: a field has its default then
/// (0, empty text). Fields come in any order, those of a chunk also after its spans. A field that comes again replaces the earlier value, an attribute whose
/// key comes again too: in v1.0 whatever its type, in other formats among those of its kind. What was announced before the reader refuses the payload must be
/// discarded. Make visitors structs, so that the calls are inlined; <see cref="TraceVisitor"/> is a class to derive from. All calls come from the thread that reads.
/// </remarks>
public interface ITraceVisitor
{
    /// <summary>An element begins.</summary>
    /// <param name="element">Not <see cref="TraceElement.Payload"/>.</param>
    public void BeginElement(TraceElement element);

    /// <summary>The element that began last and has not ended, ends.</summary>
    /// <param name="element">The same as at its beginning.</param>
    public void EndElement(TraceElement element);

    /// <summary>A text field of the innermost element.</summary>
    /// <param name="field">Which one; its name says whose.</param>
    /// <param name="value">The text. Valid during the call only.</param>
    public void VisitText(TraceTextField field, in TraceText value);

    /// <summary>A number field of the innermost element.</summary>
    /// <param name="field">Which one; its name says whose.</param>
    /// <param name="value">The number, or its bits: see <see cref="TraceNumberField"/>.</param>
    public void VisitNumber(TraceNumberField field, long value);

    /// <summary>An attribute: a tag, a metric or structured data of a span, a tag of a chunk or payload, an attribute of a link or event.</summary>
    /// <param name="owner">Whose it is: the innermost element.</param>
    /// <param name="key">The key. Valid during the call only.</param>
    /// <param name="value">The value. Valid during the call only.</param>
    public void VisitAttribute(TraceElement owner, in TraceText key, in TraceValue value);

    /// <summary>A section comes a second time in one element: what was announced of it there before is void. Tracers send no such payload.</summary>
    /// <param name="section">What is void.</param>
    public void RestartSection(TraceSection section);
}
