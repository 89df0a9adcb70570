namespace WebShop.Services;

/// <summary>The names of the services.</summary>
internal static class ShopServices
{
    internal const string Storefront = "storefront";
    internal const string Catalog = "catalog";
    internal const string Orders = "orders";

    /// <summary>The worker, which lives in the process of <see cref="Orders"/>.</summary>
    internal const string Invoices = "invoices";
}
