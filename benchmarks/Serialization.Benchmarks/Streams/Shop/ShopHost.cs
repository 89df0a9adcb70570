namespace SpanPack.Benchmarks.Streams.Shop;

/// <summary>A service that the shop calls.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Resource">The resource of spans that call it.</param>
internal sealed record ShopHost(string Name, string Resource)
{
    internal static ShopHost Of(string name) => new(name, $"GET {name}/v1/items/?");
}
