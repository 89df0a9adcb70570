namespace SpanPack;

/// <summary>Reads a payload to see whether it can be read.</summary>
internal sealed class NothingVisitor : TraceVisitor;
