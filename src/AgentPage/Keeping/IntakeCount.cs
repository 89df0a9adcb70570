namespace SpanPack;

/// <summary>How many requests came to a path that holds no traces.</summary>
internal sealed record IntakeCount(string Path, string Kind, long Requests, long Bytes);
