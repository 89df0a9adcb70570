using WebShop.Data;

namespace WebShop.Services;

/// <summary>The service that customers talk to. It has no data: it asks the others.</summary>
internal static class Storefront
{
    internal static void Add(WebApplicationBuilder builder)
    {
        Uri catalog = builder.Configuration.GetUrl(ServiceSettings.CatalogUrl);
        Uri orders = builder.Configuration.GetUrl(ServiceSettings.OrdersUrl);
        builder.Services.AddHttpClient<CatalogClient>(client => client.BaseAddress = catalog);
        builder.Services.AddHttpClient<OrdersClient>(client => client.BaseAddress = orders);
    }

    internal static void Map(WebApplication app)
    {
        app.MapGet("/", ShowFeaturedAsync);
        app.MapGet("/products/{id:int}", ShowAsync);
        app.MapGet("/categories/{name}",
            static (string name, CatalogClient catalog, CancellationToken cancellation) => catalog.FindAllAsync(name, cancellation));
        app.MapGet("/search",
            static (string q, CatalogClient catalog, CancellationToken cancellation) => catalog.SearchAsync(q, cancellation));
        app.MapPost("/checkout", CheckOutAsync);
    }

    // Three calls at the same time: their bars lie below each other.
    private static Task<Product?[]> ShowFeaturedAsync(CatalogClient catalog, CancellationToken cancellation)
        => Task.WhenAll(catalog.FindAsync(1, cancellation), catalog.FindAsync(7, cancellation), catalog.FindAsync(12, cancellation));

    private static async Task<IResult> ShowAsync(int id, CatalogClient catalog, CancellationToken cancellation)
        => await catalog.FindAsync(id, cancellation) is { } product ? Results.Ok(product) : Results.NotFound();

    private static async Task<IResult> CheckOutAsync(Checkout checkout, CatalogClient catalog, OrdersClient orders,
        CancellationToken cancellation)
    {
        Product? product = await catalog.FindAsync(checkout.Product, cancellation);
        if (product is null) return Results.NotFound();
        var order = new NewOrder(product.Id, checkout.Quantity, product.Cents * checkout.Quantity, checkout.Card);
        return await orders.OrderAsync(order, cancellation)
            ? Results.Created()
            : Results.Problem("The order was not taken.", statusCode: StatusCodes.Status502BadGateway);
    }
}
