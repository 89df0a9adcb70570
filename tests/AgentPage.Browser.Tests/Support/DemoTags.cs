namespace SpanPack.AgentPage.Browser.Tests;

/// <summary>Tags as tracers set them.</summary>
internal static class DemoTags
{
    internal static void Set(Span span, bool failed, Random random)
    {
        span.SetTag("env", "staging");
        span.SetTag("version", "1.4.2");
        span.SetTag("language", "dotnet");
        span.SetTag("runtime-id", "6d1c1f40-7f3e-4b3f-8f4e-0f1b7c9b6a1d");
        span.SetMetric("process_id", 4242);
        if (span.ParentId == 0) span.SetMetric("_sampling_priority_v1", 1);
        if (span.Type == "web") SetRequest(span, failed, random);
        if (span.Type == "sql") SetQuery(span, random);
        if (failed) SetError(span);
    }

    private static void SetRequest(Span span, bool failed, Random random)
    {
        span.SetTag("span.kind", "server");
        span.SetTag("http.method", span.Resource!.Split(' ')[0]);
        span.SetTag("http.status_code", failed ? "500" : "200");
        span.SetTag("http.url", $"http://{span.Service}.example/{random.Next(1000, 9999)}?expand=items&currency=EUR");
        span.SetTag("http.useragent", "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36");
        span.SetTag("customer.tier", random.Next(2) == 0 ? "gold" : "silver");
        span.SetMetric("http.response.content_length", random.Next(300, 90_000));
    }

    private static void SetQuery(Span span, Random random)
    {
        span.SetTag("span.kind", "client");
        span.SetTag("db.type", "sql");
        span.SetTag("db.name", "orders");
        span.SetMetric("db.row_count", random.Next(1, 200));
    }

    private static void SetError(Span span)
    {
        span.Error = 1;
        span.SetTag("error.type", "System.TimeoutException");
        span.SetTag("error.message", "No answer of the stock service within 2,000 ms.");
        span.SetTag("error.stack", """
            System.TimeoutException: No answer of the stock service within 2,000 ms.
               at Shop.Stock.StockClient.ReserveAsync(Order order) in /src/Shop/Stock/StockClient.cs:line 42
               at Shop.Checkout.CheckoutHandler.HandleAsync(HttpContext context) in /src/Shop/Checkout/CheckoutHandler.cs:line 118
               at Microsoft.AspNetCore.Routing.EndpointMiddleware.Invoke(HttpContext httpContext)
            """);
        var happened = new SpanEvent("exception", (ulong)(span.Start + (span.Duration * 9 / 10)));
        happened.Attributes.Add("exception.type", "System.TimeoutException");
        happened.Attributes.Add("exception.escaped", true);
        span.AddEvent(happened);
    }
}
