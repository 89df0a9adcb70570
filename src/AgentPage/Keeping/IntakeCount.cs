namespace SpanPack;

/// <summary>The number of requests to a path without traces.</summary>
internal sealed record IntakeCount(string Path, string Kind, long Requests, long Bytes);
