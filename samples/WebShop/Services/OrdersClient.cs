using WebShop.Data;

namespace WebShop.Services;

/// <summary>Asks the orders service.</summary>
internal sealed class OrdersClient(HttpClient client)
{
    /// <returns>Whether the order was taken.</returns>
    internal async Task<bool> OrderAsync(NewOrder order, CancellationToken cancellation)
    {
        using HttpResponseMessage response = await client.PostAsJsonAsync("orders", order, cancellation);
        return response.IsSuccessStatusCode;
    }
}
