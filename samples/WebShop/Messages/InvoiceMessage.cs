namespace WebShop.Messages;

/// <summary>Says that an invoice is due.</summary>
/// <param name="OrderId">The order, which is also the id of the message.</param>
/// <param name="Product">The number of the product.</param>
/// <param name="Quantity">How many.</param>
/// <param name="Headers">The context of the trace that the message is part of, as a queue outside of this process would carry it.</param>
internal sealed record InvoiceMessage(string OrderId, int Product, int Quantity, Dictionary<string, string> Headers);
