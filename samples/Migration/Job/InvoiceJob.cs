using SpanPack;
using SpanPack.Tracing;
using SpanPack.Tracing.ExtensionMethods;

namespace Migration.Job;

/// <summary>Sends an invoice to each customer: a span for the run, one for each invoice, and one for each query.</summary>
internal static class InvoiceJob
{
    private static readonly string[] s_customers = ["Ada", "Bob", "Cy"];

    /// <summary>Runs the job.</summary>
    /// <returns>The number of invoices that failed.</returns>
    internal static async Task<int> RunAsync()
    {
        using IScope scope = Tracer.Instance.StartActive("invoices.run");
        scope.Span.ResourceName = "daily";
        scope.Span.Type = SpanTypes.Custom;
        scope.Span.SetTag("invoices.customers", s_customers.Length);

        int failed = 0;
        foreach (string customer in s_customers)
        {
            if (!await SendAsync(customer)) failed++;
        }

        scope.Span.SetTag("invoices.failed", failed);
        return failed;
    }

    private static async Task<bool> SendAsync(string customer)
    {
        using IScope scope = Tracer.Instance.StartActive("invoice.send");
        scope.Span.ResourceName = $"send {customer}";
        scope.Span.SetTag("customer", customer).SetTag(Tags.SpanKind, SpanKinds.Internal);
        try
        {
            decimal total = await SumAsync(customer);
            scope.Span.SetTag("invoice.total", (double)total);
            return true;
        }
        catch (InvalidOperationException error)
        {
            scope.Span.SetException(error);
            scope.Span.SetTraceSamplingPriority(SamplingPriority.UserKeep);
            return false;
        }
    }

    private static async Task<decimal> SumAsync(string customer)
    {
        using IScope scope = Tracer.Instance.StartActive("invoice.query");
        scope.Span.Type = SpanTypes.Sql;
        scope.Span.ServiceName = "invoice-db";
        scope.Span.ResourceName = "SELECT SUM(amount) FROM orders WHERE customer = ?";
        scope.Span.SetTag(Tags.DbType, "sqlite").SetTag(Tags.DbName, "orders").SetTag(Tags.SpanKind, SpanKinds.Client);

        await Task.Delay(TimeSpan.FromMilliseconds(2)); // the query
        return customer == "Bob" ? throw new InvalidOperationException("Bob has no orders.") : customer.Length * 10.5m;
    }
}
