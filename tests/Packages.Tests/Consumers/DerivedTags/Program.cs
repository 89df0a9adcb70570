using SpanPack;
using TagLibrary;

var span = new Span
{
    TraceId = 10, SpanId = 11, Name = "return", Start = 12, Duration = 13,
    Tags = new ReturnTags { OrderId = "7", Items = 2, Reason = "broken", Refund = 9.5 },
};

using var payloads = new TracePayloadWriter(TraceFormat.V04, TracePayloadWriterOptions.Verbatim);
payloads.Append(new TraceChunk(span), Print);
payloads.Flush(Print);

static void Print(FinishedPayload payload) => Console.WriteLine(Convert.ToHexString(payload.ToArray()));

/// <summary>Tags of a returned order, with those of another assembly below them.</summary>
[SpanTags]
[ConstantTag("span.kind", "internal")]
public partial class ReturnTags : OrderTags
{
    [Tag("return.reason")]
    public partial string? Reason { get; set; }

    [Metric("return.refund")]
    public partial double? Refund { get; set; }
}
