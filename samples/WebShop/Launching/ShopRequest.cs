using WebShop.Services;

namespace WebShop.Launching;

/// <summary>A request of a customer.</summary>
/// <param name="Path">What is asked for.</param>
/// <param name="Checkout">What is bought; null for a request that only looks.</param>
internal sealed record ShopRequest(string Path, Checkout? Checkout = null);
