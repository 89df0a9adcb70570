namespace WebShop.Data;

/// <summary>What the storefront asks the orders service for.</summary>
/// <param name="Product">The number of the product.</param>
/// <param name="Quantity">How many.</param>
/// <param name="Cents">What all of them cost.</param>
/// <param name="Card">How it is paid.</param>
internal sealed record NewOrder(int Product, int Quantity, int Cents, string Card);
