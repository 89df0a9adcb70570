namespace WebShop.Services;

/// <summary>What a customer buys.</summary>
/// <param name="Product">The number of the product.</param>
/// <param name="Quantity">How many.</param>
/// <param name="Card">How it is paid.</param>
internal sealed record Checkout(int Product, int Quantity, string Card);
