namespace SpanPack;

/// <summary>A field as a tag.</summary>
/// <param name="Owner">What it says something of.</param>
/// <param name="Name">The name of the tag, as UTF-8.</param>
internal sealed record FieldTag(TraceElement Owner, byte[] Name);
