using SpanPack;
using SpanPackTags;

await using var writer = new AgentWriter(); // the agent and the service come from DD_TRACE_AGENT_URL and DD_SERVICE

Span span = Span.CreateRoot("checkout");
span.Resource = "POST /checkout";
span.Tags = new CheckoutTags { CartId = "c-1077", Items = 3 };
span.End();

writer.Write(new TraceChunk(span) { SamplingPriority = SamplingPriority.AutoKeep });
FlushResult result = await writer.FlushAsync();
Console.WriteLine($"{result.SentSpans} span sent, {result.DroppedSpans} dropped");
