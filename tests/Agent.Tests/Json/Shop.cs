namespace SpanPack.Agent.Tests.Json;

/// <summary>A payload of any size.</summary>
internal sealed record Shop(string Name, IReadOnlyList<Item> Items)
{
    /// <summary>Makes a payload whose JSON has about so many bytes.</summary>
    internal static Shop Of(int bytes, int seed = 1)
    {
        var random = new Random(seed);
        var items = new List<Item>();
        for (int size = 20; size < bytes; size += 60)
            items.Add(new Item(random.NextInt64(), $"item \u00e9 \ud83d\ude00 {random.Next(1000)}"));
        return new Shop("caf\u00e9", items);
    }

    /// <summary>The same, with an item after these that cannot be written.</summary>
    internal Shop WithFailure() => this with { Items = [.. Items, new Item(1, "last") { IsBroken = true }] };
}
