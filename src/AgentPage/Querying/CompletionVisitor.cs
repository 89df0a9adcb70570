namespace SpanPack;

/// <summary>Counts the keys of payloads, or the values of one. One thread at a time.</summary>
/// <param name="target">The field whose values are counted; <see cref="FilterTarget.Tag"/> without a key for the keys themselves.</param>
/// <param name="key">The tag whose values are counted, as UTF-8.</param>
internal sealed class CompletionVisitor(FilterTarget target, byte[] key) : TraceVisitor
{
    private const int MaxTexts = 2000;
    private const int MaxBytes = 200; // of a text that is offered

    private readonly TextPool _texts = new(MaxTexts, MaxBytes);
    private readonly List<long> _counts = [];
    private readonly long[] _countsBefore = new long[MaxTexts]; // the payload
    private int _textsBefore;
    private long _spansBefore;

    internal long Spans { get; private set; }

    internal IEnumerable<(string Text, long Count)> Found
        => _counts.Select((count, number) => (Text: _texts[number], Count: count)).Where(static found => found.Count > 0);

    /// <summary>Counts a payload.</summary>
    internal void Read(KeptPayload payload)
    {
        _counts.CopyTo(_countsBefore);
        (_textsBefore, _spansBefore) = (_counts.Count, Spans);
        CompletionVisitor visitor = this;
        TracePayloadReader.Visit(payload.Body, payload.Format, ref visitor);
    }

    public override void Restart()
    {
        for (int i = 0; i < _counts.Count; i++) _counts[i] = i < _textsBefore ? _countsBefore[i] : 0;
        Spans = _spansBefore;
    }

    public override void EndElement(TraceElement element)
    {
        if (element == TraceElement.Span) Spans++;
    }

    public override void VisitText(TraceTextField field, in TraceText value)
    {
        if (field == FieldOf(target)) Count(value.Utf8);
        else if (target == FilterTarget.Tag && field.GetTagName() is { } name)
            CountTag(System.Text.Encoding.UTF8.GetBytes(name), value.Utf8);
    }

    public override void VisitNumber(TraceNumberField field, long value)
    {
        if (field != TraceNumberField.SpanKind) return;
        byte[] kind = System.Text.Encoding.ASCII.GetBytes(SpanKindName.Short((uint)value));
        if (target == FilterTarget.Kind) Count(kind);
        else if (target == FilterTarget.Tag) CountTag("span.kind"u8, kind);
    }

    public override void VisitAttribute(TraceElement owner, in TraceText name, in TraceValue value)
    {
        if (owner is TraceElement.Link or TraceElement.Event) return;
        if (target == FilterTarget.Kind && value.Kind == TagValueKind.String && name.Utf8.SequenceEqual("span.kind"u8))
            Count(value.AsText().Utf8);
        if (target != FilterTarget.Tag) return;
        if (key.Length == 0) Count(name.Utf8);
        else if (name.Utf8.SequenceEqual(key)) CountValue(value);
    }

    private static TraceTextField? FieldOf(FilterTarget target) => target switch
    {
        FilterTarget.Service => TraceTextField.SpanService,
        FilterTarget.Name => TraceTextField.SpanName,
        FilterTarget.Resource => TraceTextField.SpanResource,
        FilterTarget.Type => TraceTextField.SpanType,
        _ => null,
    };

    private void CountTag(ReadOnlySpan<byte> name, ReadOnlySpan<byte> value)
    {
        if (value.IsEmpty) return;
        if (key.Length == 0) Count(name);
        else if (name.SequenceEqual(key)) Count(value);
    }

    private void CountValue(in TraceValue value)
    {
        Span<byte> text = stackalloc byte[32];
        if (value.Kind == TagValueKind.String) Count(value.AsText().Utf8);
        else if (value.Kind == TagValueKind.Double
            && value.AsDouble().TryFormat(text, out int length, provider: System.Globalization.CultureInfo.InvariantCulture))
            Count(text[..length]);
        else if (value.Kind == TagValueKind.Int
            && value.AsInt64().TryFormat(text, out length, provider: System.Globalization.CultureInfo.InvariantCulture))
            Count(text[..length]);
        else if (value.Kind == TagValueKind.Bool) Count(value.AsBool() ? "true"u8 : "false"u8);
    }

    private void Count(ReadOnlySpan<byte> text)
    {
        if (text.IsEmpty || _texts.Find(text) is not (>= 0 and var number)) return;
        if (number == _counts.Count) _counts.Add(0);
        _counts[number]++;
    }
}
