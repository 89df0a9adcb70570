open System
open SpanPack

let write (chunk: TraceChunk) =
    use payloads = new TracePayloadWriter(TraceFormat.V04, TracePayloadWriterOptions.Verbatim)
    let mutable bytes = Array.empty
    let keep = Action<FinishedPayload>(fun payload -> bytes <- payload.ToArray())
    payloads.Append(&chunk, keep)
    payloads.Flush keep
    bytes

let span = Span(TraceId = UInt128.op_Implicit 10u, SpanId = 11UL, Name = "checkout", Start = 12L, Duration = 13L)
span.SetTag("cart.id", "c-1")
span.SetMetric("cart.items", Nullable 3.0)
let bytes = write (TraceChunk(SpanCollection span, Origin = "synthetics"))
printfn $"{Convert.ToHexString bytes}"

let payload = TracePayloadReader.Read(ReadOnlySpan bytes)
let read = payload.Chunks[0].Spans[0]
printfn $"""{read.TraceId} {read.Name} {read.GetTag "cart.id"} {read.GetMetric "cart.items"}"""
