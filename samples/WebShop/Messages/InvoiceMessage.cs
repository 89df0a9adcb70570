namespace WebShop.Messages;

/// <summary>Says that an invoice is due.</summary>
/// <param name="OrderId">The order, which is also the id of the message.</param>
/// <param name="Product">The number of the product.</param>
/// <param name="Quantity">How many.</param>
internal sealed record InvoiceMessage(string OrderId, int Product, int Quantity);
