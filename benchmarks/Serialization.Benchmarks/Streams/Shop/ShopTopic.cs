namespace SpanPack.Benchmarks.Streams.Shop;

/// <summary>A topic of Kafka's.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Produce">The resource of spans that write to it.</param>
/// <param name="Consume">The resource of spans that read from it.</param>
internal sealed record ShopTopic(string Name, string Produce, string Consume)
{
    internal static ShopTopic Of(string name) => new(name, $"Produce Topic {name}", $"Consume Topic {name}");
}
