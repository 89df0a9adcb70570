using WebShop.Data;

namespace WebShop.Services;

/// <summary>The service that knows the products.</summary>
internal static class Catalog
{
    internal static void Add(WebApplicationBuilder builder)
    {
        builder.Services.AddSingleton(new ProductTable(ShopDatabase.Open(builder.Configuration[ServiceSettings.Postgres],
            builder.Configuration.GetFile("catalog.db"))));
        builder.Services.AddSingleton(ProductCache.Open(builder.Configuration[ServiceSettings.Redis]));
    }

    internal static void Map(WebApplication app)
    {
        app.Services.GetRequiredService<ProductTable>().Prepare();
        app.MapGet("/products/{id:int}",
            static async (int id, ProductTable products, ProductCache cache) => await cache.FindAsync(id, products.Find) is { } product
            ? Results.Ok(product)
            : Results.NotFound());
        app.MapGet("/categories/{name}", static (string name, ProductTable products) => products.FindOneByOne(name));
        app.MapGet("/search", static (string q, ProductTable products) => products.Search(q));
    }
}
