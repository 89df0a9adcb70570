using SpanPack;

var span = new Span
{
    TraceId = 10, SpanId = 11, Service = "shop", Name = "checkout", Start = 12, Duration = 13,
    Tags = new CheckoutTags { CartId = "c-1", Items = 3 },
};

using var payloads = new TracePayloadWriter(TraceFormat.V04, TracePayloadWriterOptions.Verbatim);
payloads.Append(new TraceChunk(span), Print);
payloads.Flush(Print);

static void Print(FinishedPayload payload) => Console.WriteLine(Convert.ToHexString(payload.ToArray()));

[SpanTags]
[ConstantTag("component", "shop")]
public partial class CheckoutTags : SpanTags
{
    [Tag("cart.id")]
    public partial string? CartId { get; set; }

    [Metric("cart.items")]
    public partial int? Items { get; set; }
}
