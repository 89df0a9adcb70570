namespace WebShop.Services;

/// <summary>The bank does not pay.</summary>
internal sealed class PaymentDeclinedException(string message) : Exception(message);
