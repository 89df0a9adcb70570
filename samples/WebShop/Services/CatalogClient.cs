using System.Net;
using WebShop.Data;

namespace WebShop.Services;

/// <summary>Asks the catalog.</summary>
internal sealed class CatalogClient(HttpClient client)
{
    /// <returns>The product; null when there is none.</returns>
    internal async Task<Product?> FindAsync(int id, CancellationToken cancellation)
    {
        using HttpResponseMessage response = await client.GetAsync($"products/{id}", cancellation);
        if (response.StatusCode == HttpStatusCode.NotFound) return null;
        response.EnsureSuccessStatusCode();
        return await response.Content.ReadFromJsonAsync<Product>(cancellation);
    }

    internal async Task<Product[]> FindAllAsync(string category, CancellationToken cancellation)
        => await client.GetFromJsonAsync<Product[]>($"categories/{Uri.EscapeDataString(category)}", cancellation) ?? [];

    internal async Task<Product[]> SearchAsync(string text, CancellationToken cancellation)
        => await client.GetFromJsonAsync<Product[]>($"search?q={Uri.EscapeDataString(text)}", cancellation) ?? [];
}
