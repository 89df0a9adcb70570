using System.Diagnostics;
using WebShop.Data;
using WebShop.Messages;

namespace WebShop.Services;

/// <summary>Writes an invoice for each message of the queue.</summary>
internal sealed partial class InvoiceWorker(InvoiceQueue queue, CatalogClient catalog, OrderTable orders, ILogger<InvoiceWorker> logger)
    : BackgroundService
{
    /// <summary>Ends when the queue is empty: nobody else would write the invoices that are still due.</summary>
    public override async Task StopAsync(CancellationToken cancellationToken)
    {
        queue.Complete();
        if (ExecuteTask is { } reading) await reading.WaitAsync(cancellationToken);
        await base.StopAsync(cancellationToken);
    }

    protected override Task ExecuteAsync(CancellationToken stoppingToken)
        => queue.HandleAllAsync(message => HandleAsync(message, stoppingToken));

    private async Task HandleAsync(InvoiceMessage message, CancellationToken cancellation)
    {
        try
        {
            await WriteAsync(message, cancellation);
        }
        catch (HttpRequestException problem)
        {
            Activity.Current.Fail(problem);
            LogFailure(problem, message.OrderId);
        }
    }

    private async Task WriteAsync(InvoiceMessage message, CancellationToken cancellation)
    {
        Product? product = await catalog.FindAsync(message.Product, cancellation);
        orders.AddInvoice(message.OrderId, $"{message.Quantity} x {product?.Name}");
        LogInvoice(message.OrderId, message.Quantity, product?.Name);
    }

    [LoggerMessage(1, LogLevel.Information, "Invoice for order {Order}: {Quantity} x {Product}")]
    private partial void LogInvoice(string order, int quantity, string? product);

    [LoggerMessage(2, LogLevel.Error, "There is no invoice for order {Order}")]
    private partial void LogFailure(Exception problem, string order);
}
