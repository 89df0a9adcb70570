using System.Text.Json;
using StackExchange.Redis;

namespace WebShop.Data;

/// <summary>Products that were found lately, in Redis where there is one.</summary>
internal sealed class ProductCache(IDatabase? redis)
{
    private static readonly TimeSpan s_age = TimeSpan.FromSeconds(30);

    /// <summary>Connects, where there is a server. The one line has commands traced.</summary>
    internal static ProductCache Open(string? server)
        => new(server is null ? null : ConnectionMultiplexer.Connect(server).AddDatadogTracing().GetDatabase());

    /// <returns>The product; null when there is none.</returns>
    internal async Task<Product?> FindAsync(int id, Func<int, Product?> read)
    {
        if (redis is null) return read(id);
        string key = $"webshop:product:{id}";
        RedisValue known = await redis.StringGetAsync(key);
        if (known.HasValue) return JsonSerializer.Deserialize<Product>(known.ToString());
        Product? product = read(id);
        if (product is not null) await redis.StringSetAsync(key, JsonSerializer.Serialize(product), s_age);
        return product;
    }
}
