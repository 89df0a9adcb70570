using WebShop.Data;

namespace WebShop.Services;

/// <summary>The service that knows the products.</summary>
internal static class Catalog
{
    internal static void Add(WebApplicationBuilder builder)
        => builder.Services.AddSingleton(new ProductTable(new ShopDatabase(builder.Configuration.GetFile("catalog.db"))));

    internal static void Map(WebApplication app)
    {
        app.Services.GetRequiredService<ProductTable>().Prepare();
        app.MapGet("/products/{id:int}", static (int id, ProductTable products) => products.Find(id) is { } product ? Results.Ok(product) : Results.NotFound());
        app.MapGet("/categories/{name}", static (string name, ProductTable products) => products.FindOneByOne(name));
        app.MapGet("/search", static (string q, ProductTable products) => products.Search(q));
    }
}
