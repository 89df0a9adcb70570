namespace Migration.Orders;

/// <summary>Asks for stock by HTTP: of this service itself, so that the sample is one process.</summary>
public sealed class StockClient(HttpClient client, IHttpContextAccessor context)
{
    /// <summary>Counts the items in stock.</summary>
    public async Task<int> CountAsync(int id, CancellationToken cancellation)
    {
        HttpRequest request = context.HttpContext!.Request;
        return await client.GetFromJsonAsync<int>(new Uri($"{request.Scheme}://{request.Host}/stock/{id}"), cancellation);
    }
}
