namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/AgentPage</c>.</summary>
internal static class AgentPageFloors
{
    internal static Floor[] LowToHigh { get; } =
    [
        new("Texts"),
        new("Indexing", "Texts"),
        new("Statistics", "Indexing"),
        new("Keeping", "Texts", "Indexing", "Statistics"),
        new("Filtering", "Texts", "Indexing", "Keeping"),
        new("Answers", "Keeping"),
        new("Querying", "Texts", "Indexing", "Statistics", "Keeping", "Filtering", "Answers"),
        new("Bundling"),
        new("Hosting", "Bundling", "Texts", "Statistics", "Keeping", "Filtering", "Answers", "Querying"),
    ];
}
