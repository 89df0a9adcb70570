namespace SpanPack;

/// <summary>A field as a tag.</summary>
/// <param name="Owner">The element that the field describes.</param>
/// <param name="Name">The name of the tag, as UTF-8.</param>
internal sealed record FieldTag(TraceElement Owner, byte[] Name);
