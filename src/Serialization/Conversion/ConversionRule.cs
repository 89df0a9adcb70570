namespace SpanPack;

/// <summary>A kind of loss, with the properties common to all occurrences.</summary>
internal sealed record ConversionRule(ConversionLossKind Kind, string What, string Explanation)
{
    internal static readonly ConversionRule PayloadField = Dropped("payload field", "the target has no fields of a payload");
    internal static readonly ConversionRule PayloadAttribute = Dropped("payload attribute", "the target has no attributes of a payload");
    internal static readonly ConversionRule PayloadAttributeType =
        Reshaped("payload attribute that is not text", "the target has text only");
    internal static readonly ConversionRule ChunkAttribute = Dropped("chunk attribute", "the target has no attributes of a chunk");
    internal static readonly ConversionRule ChunkAttributeType = Reshaped("chunk attribute that is not text", "the target has text only");
    internal static readonly ConversionRule DroppedMark = Dropped("mark that the trace was dropped", "the target has no such field");
    internal static readonly ConversionRule SpanPriority = Dropped("sampling priority of a span", "it differs from the chunk's");
    internal static readonly ConversionRule SpanOrigin = Dropped("origin of a span", "it differs from the chunk's");
    internal static readonly ConversionRule SpanMechanism =
        Dropped("sampling mechanism of a span", "it differs from the chunk's, or is written in an unusual way");
    internal static readonly ConversionRule SpanTraceId = Dropped("trace id of a span", "it differs from the chunk's");
    internal static readonly ConversionRule HiddenAttribute =
        Dropped("attribute with the name of a field", "the field has another value, and the target has one place for both");
    internal static readonly ConversionRule RepeatedKey =
        Dropped("tag whose key occurs twice", "the target has each key once: structured data goes before numbers, numbers before text");
    internal static readonly ConversionRule UnknownKind = Dropped("kind of a span", "there is no text for this number");
    internal static readonly ConversionRule TypedAttribute =
        Reshaped("attribute with a type of its own", "the target has text and numbers only");
    internal static readonly ConversionRule LinkAttribute = Reshaped("link attribute that is not text", "the target has text only");
    internal static readonly ConversionRule EventAttribute =
        Reshaped("event attribute of binary data or pairs", "the target has it as text only");
    internal static readonly ConversionRule NestedArray =
        Dropped("array in an array", "the target has no nested arrays in links and events");
    internal static readonly ConversionRule Links = Reshaped("span links", "the target has them as JSON in a tag only");
    internal static readonly ConversionRule Events = Reshaped("span events", "the target has them as JSON in a tag only");
    internal static readonly ConversionRule JsonLimit =
        Dropped("span link or event", "the JSON form is bounded, because the agent would cut it");
    internal static readonly ConversionRule MetaStruct = Dropped("meta_struct", "the target has no structured data");
    internal static readonly ConversionRule NegativeStart = Adjusted("negative start", "the target has none: 0");
    internal static readonly ConversionRule NegativeDuration = Adjusted("negative duration", "the target has none: 0");
    internal static readonly ConversionRule HugeTime = Adjusted("start or duration over 2^63-1", "a span has signed numbers: 2^63-1");
    internal static readonly ConversionRule ErrorNumber = Adjusted("error mark that is not 0 or 1", "the target has yes and no only");

    private static ConversionRule Dropped(string what, string explanation) => new(ConversionLossKind.Dropped, what, explanation);

    private static ConversionRule Reshaped(string what, string explanation) => new(ConversionLossKind.Reshaped, what, explanation);

    private static ConversionRule Adjusted(string what, string explanation) => new(ConversionLossKind.Adjusted, what, explanation);
}
