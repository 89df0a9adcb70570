namespace SpanPack;

/// <summary>A header of a request; its texts are shared with other requests.</summary>
internal readonly record struct KeptHeader(string Name, string Value);
