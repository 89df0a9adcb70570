namespace SpanPack;

/// <summary>
/// Receives the content of a payload in the order of its bytes, without spans being built. See <c>TracePayloadReader.Visit</c>.
/// </summary>
/// <remarks>
/// Elements nest: chunks in the payload, spans in a chunk, links and events in a span. There is no call for absent fields, which have their
/// default (0, empty text). Fields come in any order, those of a chunk also after its spans. A repeated field replaces the earlier value,
/// and so does an attribute with the same key: in v1.0 of any type, in other formats of the same kind. If the reader refuses the payload,
/// discard the values of all earlier calls. Make visitors structs, so that the calls are inlined; <see cref="TraceVisitor"/> is a class to
/// derive from. All calls come from the reading thread.
/// </remarks>
public interface ITraceVisitor
{
    /// <summary>Called when an element begins.</summary>
    /// <param name="element">The element; not <see cref="TraceElement.Payload"/>.</param>
    public void BeginElement(TraceElement element);

    /// <summary>Called when the last element that began and has not ended ends.</summary>
    /// <param name="element">The same as at its beginning.</param>
    public void EndElement(TraceElement element);

    /// <summary>Called for a text field of the innermost element.</summary>
    /// <param name="field">The field, whose name contains the kind of element.</param>
    /// <param name="value">The text, valid only during the call.</param>
    public void VisitText(TraceTextField field, in TraceText value);

    /// <summary>Called for a number field of the innermost element.</summary>
    /// <param name="field">The field, whose name contains the kind of element.</param>
    /// <param name="value">The number, or its bits: see <see cref="TraceNumberField"/>.</param>
    public void VisitNumber(TraceNumberField field, long value);

    /// <summary>
    /// Called for an attribute: a tag, a metric or structured data of a span, a tag of a chunk or payload, an attribute of a link or event.
    /// </summary>
    /// <param name="owner">Its owner: the innermost element.</param>
    /// <param name="key">The key, valid only during the call.</param>
    /// <param name="value">The value, valid only during the call.</param>
    public void VisitAttribute(TraceElement owner, in TraceText key, in TraceValue value);

    /// <summary>
    /// Called at most once: the earlier calls are void, and the visit begins again with the first byte. The reason is a list or a map that
    /// occurs again in one element; the last one replaces the earlier ones, which are left out then. Tracers send no such payload.
    /// </summary>
    public void Restart();
}
