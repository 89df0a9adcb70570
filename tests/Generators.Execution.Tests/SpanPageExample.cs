namespace SpanPack.Generators.Execution.Tests;

/// <summary>The example of the page of spans, word for word; a test compares the two.</summary>
internal static class SpanPageExample
{
    internal static byte[] Run()
    {
        // example
        var span = new Span
        {
            TraceId = 10, SpanId = 11, Service = "shop", Name = "checkout", Resource = "POST /checkout", Type = "web",
            Start = 1700000000000000000, Duration = 84_300_000,
            Tags = new CheckoutTags { CartId = "c-1077", Items = 3 },
        };

        byte[] body = [];
        using var payloads = new TracePayloadWriter(TraceFormat.V04, TracePayloadWriterOptions.Verbatim);
        payloads.Append(new TraceChunk(span), Send); // hands over full payloads
        payloads.Flush(Send); // and the last one

        void Send(FinishedPayload payload) => body = payload.ToArray();
        // end of example
        return body;
    }
}

// tag class
[SpanTags]
[ConstantTag("component", "shop")]
public partial class CheckoutTags : SpanTags
{
    [Tag("cart.id")]
    public partial string? CartId { get; set; }

    [Metric("cart.items")]
    public partial int? Items { get; set; }
}
// end of tag class
