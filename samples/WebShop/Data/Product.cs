namespace WebShop.Data;

/// <summary>What is sold.</summary>
/// <param name="Id">The number, from 1.</param>
/// <param name="Name">What customers call it.</param>
/// <param name="Category">The group that it is in.</param>
/// <param name="Cents">The price.</param>
internal sealed record Product(int Id, string Name, string Category, int Cents);
