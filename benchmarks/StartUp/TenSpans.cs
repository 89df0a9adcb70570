using SpanPack.Benchmarks.StartUp.Tags;

namespace SpanPack.Benchmarks.StartUp;

/// <summary>
/// A trace of ten spans, each with a tag class of its own. Eight tags are set on each: most spans set a part of what their class has.
/// </summary>
internal static class TenSpans
{
    private const ulong FirstSpanId = 1001;
    private const long Start = 1795228200123456700; // 2026-11-21T02:30:00.1234567Z

    internal static Span[] Create()
    {
        Span[] spans =
        [
            Create(0, "web.request",
                new WebRequestTags { Id = "w-1", Kind = "page", State = "open", Source = "site", Target = "basket", Method = "GET",
                    Route = "baskets/{id}", Items = 1 }),
            Create(1, "login",
                new LoginTags { Id = "l-1", Kind = "password", State = "open", Source = "site", Target = "account", Method = "POST",
                    Items = 1, Total = 2 }),
            Create(2, "basket.change",
                new BasketTags { Id = "b-1", Kind = "add", State = "open", Source = "site", Target = "basket", Method = "PUT", Items = 3,
                    Total = 147.85 }),
            Create(3, "search",
                new SearchTags { Id = "s-1", Kind = "text", State = "done", Source = "site", Target = "index", Method = "GET", Items = 24,
                    Total = 318 }),
            Create(4, "stock.get",
                new StockTags { Id = "t-1", Kind = "count", State = "done", Source = "site", Target = "stock", Method = "GET", Items = 3,
                    Total = 12 }),
            Create(5, "price.get",
                new PriceTags { Id = "p-1", Kind = "gross", State = "done", Source = "site", Target = "price", Method = "GET", Items = 3,
                    Total = 147.85 }),
            Create(6, "payment",
                new PaymentTags { Id = "y-1", Kind = "card", State = "charged", Source = "site", Target = "bank", Method = "POST",
                    Items = 1, Total = 147.85 }),
            Create(7, "parcel.announce",
                new ParcelTags { Id = "c-1", Kind = "small", State = "open", Source = "site", Target = "carrier", Method = "POST",
                    Items = 3, Weight = 2.4 }),
            Create(8, "mail.send",
                new MailTags { Id = "m-1", Kind = "receipt", State = "queued", Source = "site", Target = "customer", Method = "POST",
                    Items = 1, Attempts = 1 }),
            Create(9, "order",
                new OrderTags { Id = "o-1", Kind = "retail", State = "open", Source = "site", Target = "orders", Method = "POST", Items = 3,
                    Total = 147.85 }),
        ];
        return spans;
    }

    private static Span Create(ulong number, string name, SpanTags tags) => new()
    {
        TraceId = 1234567890123456789,
        SpanId = FirstSpanId + number,
        ParentId = number == 0 ? 0 : FirstSpanId,
        ParentService = number == 0 ? null : "shop",
        Service = "shop",
        Name = name,
        Resource = "checkout",
        Type = "web",
        Start = Start + (long)number * 1000,
        Duration = 12345600,
        Tags = tags,
    };
}
