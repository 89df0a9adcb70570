namespace SpanPack.Benchmarks.Shapes;

/// <summary>How many spans there are, and in what chunks.</summary>
public enum Arrangement
{
    /// <summary>A trace of one span, written over and over: everything stays in the first cache.</summary>
    OneSpan,

    /// <summary>A trace of a root and 19 children.</summary>
    TraceOf20,

    /// <summary>100 traces of one span: as much as a service has at hand.</summary>
    HundredTraces,

    /// <summary>1,000 traces of one span.</summary>
    ThousandTraces,

    /// <summary>One chunk of 1,000 spans without parents, as the peer's benchmark has it.</summary>
    ThousandSpans,
}
