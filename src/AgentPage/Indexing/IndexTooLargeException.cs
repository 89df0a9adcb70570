namespace SpanPack;

/// <summary>A payload has more spans than can be kept apart.</summary>
internal sealed class IndexTooLargeException() : InvalidOperationException("the payload has too many spans");
