namespace SpanPack;

/// <summary>A visitor that ignores all values: it checks whether a payload can be read.</summary>
internal sealed class ReadingVisitor : TraceVisitor;
