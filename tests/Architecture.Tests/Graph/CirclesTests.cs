namespace SpanPack.Architecture.Tests.Graph;

/// <summary>Circles in small graphs; an edge is two letters.</summary>
public sealed class CirclesTests
{
    [Theory]
    [InlineData("ab bc ac", "")]
    [InlineData("aa ab", "")]
    [InlineData("ab ba", "ab")]
    [InlineData("ab bc ca cd", "abc")]
    [InlineData("ab ba bc cd dc", "ab cd")]
    [InlineData("ab bc cb cd da", "abcd")]
    [InlineData("ab ac cb ba", "abc")]
    [InlineData("cd dc ac ab ba", "ab cd")]
    public void Find(string edges, string circles)
    {
        IReadOnlyList<string[]> found = Circles.Find(edges.Split(' ').Select(static edge => (edge[..1], edge[1..])));

        Assert.Equal(circles, string.Join(' ', found.Select(static circle => string.Concat(circle)).Order(StringComparer.Ordinal)));
    }
}
