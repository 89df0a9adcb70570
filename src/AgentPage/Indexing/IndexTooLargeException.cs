namespace SpanPack;

/// <summary>A payload has too many spans for an index.</summary>
internal sealed class IndexTooLargeException() : InvalidOperationException("the payload has too many spans");
