namespace SpanPack.Tool;

/// <summary>A span of one side, ready to be compared.</summary>
internal sealed record ComparedSpan(SpanPath Path, long Start, FactList Facts);
