namespace SpanPack.Activities.Tests.Scopes;

/// <summary>A span of the program, as a tracer makes them.</summary>
/// <param name="name">The name of its operation, and its resource.</param>
/// <param name="spans">The spans of its collector.</param>
internal sealed class TestSpan(string name, LocalSpans spans) : LocalSpan(new Span { Name = name, Resource = name })
{
    internal override LocalTraces? Traces => spans.Traces;
}
