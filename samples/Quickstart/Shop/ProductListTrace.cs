using SpanPack;

namespace Quickstart.Shop;

/// <summary>A customer looks at products; the cache is cold.</summary>
internal static class ProductListTrace
{
    internal static SpanCollection Create(UInt128 traceId, long start)
    {
        var clock = new SpanClock(traceId, start, 3001);
        Span request = clock.Start("shop-web", "aspnet_core.request", "GET /products", "web", 0, 18_600, null, new WebServerTags
        {
            Component = "aspnet_core", Method = "GET", Url = "https://shop.example.com/products?q=Grüße", Route = "products",
            StatusCode = 200, Measured = 1,
        });
        request.SetTag("shop.search", "Grüße 🎁");
        request.SetMetric("shop.results", 24);

        var builder = default(SpanCollection.Builder);
        builder.Add(request);
        builder.Add(clock.Start("shop-web", "redis.command", "GET", "redis", 900, 520, request,
            new RedisTags { Component = "StackExchangeRedis", RawCommand = "GET products:Grüße", Host = "cache.internal", Port = 6379 }));
        builder.Add(clock.Start("shop-web", "postgres.query", "SELECT * FROM products WHERE tsv @@ ? LIMIT 24", "sql", 1_800, 11_900,
            request, new SqlTags { DbType = "postgres", Component = "Npgsql", DbName = "shop", RowCount = 24 }));
        builder.Add(clock.Start("shop-web", "redis.command", "SETEX", "redis", 14_200, 610, request,
            new RedisTags
            {
                Component = "StackExchangeRedis", RawCommand = "SETEX products:Grüße 60", Host = "cache.internal",
                Port = 6379
            }));
        return builder.Build();
    }
}
