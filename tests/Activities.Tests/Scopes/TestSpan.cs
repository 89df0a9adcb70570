namespace SpanPack.Activities.Tests.Scopes;

/// <summary>A span of the program, as a tracer makes them.</summary>
/// <param name="name">The name of its operation, and its resource.</param>
/// <param name="owner">What starts and ends it.</param>
internal sealed class TestSpan(string name, LocalSpans owner) : LocalSpan(new Span { Name = name, Resource = name })
{
    internal override LocalSpans Owner => owner;
}
