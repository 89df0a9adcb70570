using System.Diagnostics;
using WebShop.Data;
using WebShop.Messages;

namespace WebShop.Services;

/// <summary>The service that takes orders. The worker that writes their invoices runs in it too.</summary>
internal static class Orders
{
    internal static void Add(WebApplicationBuilder builder)
    {
        Uri catalog = builder.Configuration.GetUrl(ServiceSettings.CatalogUrl);
        builder.Services.AddSingleton(new OrderTable(ShopDatabase.Open(builder.Configuration[ServiceSettings.Postgres],
            builder.Configuration.GetFile("orders.db"))));
        builder.Services.AddSingleton(InvoiceQueue.Open(builder.Configuration[ServiceSettings.RabbitMq]));
        builder.Services.AddHttpClient<CatalogClient>(client => client.BaseAddress = catalog);
        builder.Services.AddHostedService<InvoiceWorker>();
    }

    internal static void Map(WebApplication app)
    {
        app.Services.GetRequiredService<OrderTable>().Prepare();
        app.MapPost("/orders", TakeAsync);
    }

    private static async Task<IResult> TakeAsync(NewOrder order, OrderTable orders, InvoiceQueue invoices)
    {
        string id = Guid.CreateVersion7().ToString();
        Activity.Current?.SetTag("shop.order.id", id); // a tag of one's own on the request
        orders.Add(id, order);
        Payments.Charge(order.Card, order.Cents);
        orders.MarkPaid(id);
        await invoices.SendAsync(new InvoiceMessage(id, order.Product, order.Quantity));
        return Results.Created();
    }
}
