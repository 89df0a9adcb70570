namespace SpanPack.DevAgent.Tests;

/// <summary>Records with lists compare by content.</summary>
public sealed class EqualityTests
{
    [Fact]
    public void Behaviors_AreEqualByTheirLists()
    {
        DevAgentBehavior behavior = Make();

        AssertEqual(behavior, Make());
        Assert.NotEqual(behavior, behavior with { Faults = [] });
        Assert.NotEqual(behavior, behavior with { Formats = TraceFormats.All });
        Assert.NotEqual(behavior, behavior with { Endpoints = null });

        static DevAgentBehavior Make()
            => new() { Faults = [DevAgentFault.Answer(503, every: 2)], Formats = [TraceFormat.V04], Endpoints = ["/v0.4/traces"] };
    }

    [Fact]
    public void SavedRequests_AreEqualByTheirHeaders()
    {
        SavedRequest request = Make(("A", ["1", "2"]), ("B", ["3"]));

        AssertEqual(request, Make(("b", ["3"]), ("a", ["1", "2"])));
        Assert.NotEqual(request, Make(("A", ["2", "1"]), ("B", ["3"])));
        Assert.NotEqual(request, Make(("A", ["1", "2"])));
        Assert.NotEqual(request, Make(("A", ["1", "2"]), ("C", ["3"])));

        static SavedRequest Make(params (string Name, string[] Values)[] headers)
            => new()
            {
                Method = "POST", Path = "/v0.4/traces", BodyBytes = 1,
                Headers = headers.ToDictionary(static header => header.Name, static header => (IReadOnlyList<string>)header.Values)
            };
    }

    private static void AssertEqual<T>(T one, T other)
        where T : class
    {
        Assert.True(one.Equals(other));
        Assert.Equal(one.GetHashCode(), other.GetHashCode());
    }
}
