namespace SpanPack;

/// <summary>A visitor that ignores what it is told: it finds out whether a payload can be read.</summary>
internal sealed class ReadingVisitor : TraceVisitor;
