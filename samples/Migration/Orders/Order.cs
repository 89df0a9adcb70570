namespace Migration.Orders;

/// <summary>An order.</summary>
/// <param name="Id">Its number.</param>
/// <param name="InStock">The number of its items in stock.</param>
public sealed record Order(int Id, int InStock);
