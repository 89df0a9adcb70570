namespace SpanPack;

/// <summary>The encoding of a field or an attribute. <see cref="MessagePackReader"/> explains lenient, strict and within.</summary>
internal enum FieldEncoding
{
    Unknown, // passed over
    Section,
    StringTable,
    TraceId, // binary data: the upper and the lower half are two numbers
    TextLenient,
    TextUnlessNil, // nil leaves the value that came before; the older decoder takes it for none
    TextWithin,
    TextStrict,
    TextStreamed,
    TextIndexed,
    Bool,
    Int32Lenient,
    Int32Strict,
    Int64Lenient,
    UInt32Strict,
    UInt64Lenient,
    UInt64UnlessNil,
    UInt64Strict,
    TraceIdLenient, // the lower half
    TraceIdNotNil,
    DoubleLenient,
    Structure,
}
