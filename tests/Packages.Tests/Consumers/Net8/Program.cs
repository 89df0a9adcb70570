using SpanPack;

Console.WriteLine(Convert.ToHexString(Keys.Service()));
Console.WriteLine(Convert.ToHexString(Keys.Language()));
Console.WriteLine(Convert.ToHexString(Names.Encoded.Method));

Span[] spans =
[
    new() { TraceId = 10, SpanId = 11, Name = "checkout", Start = 12, Duration = 13 },
    new() { TraceId = 10, SpanId = 14, ParentId = 11, Name = "query", Start = 12, Duration = 1 },
];
spans[0].SetTag("cart.id", "c-1");
spans[1].SetMetric("rows", 2);

using var payloads = new TracePayloadWriter(TraceFormat.V04, TracePayloadWriterOptions.Verbatim);
payloads.Append(new TraceChunk(spans), Print);
payloads.Flush(Print);

static void Print(FinishedPayload payload) => Console.WriteLine(Convert.ToHexString(payload.ToArray()));

internal static partial class Keys
{
    [MessagePackString("service")]
    internal static partial ReadOnlySpan<byte> Service();

    [MessagePackPair("language", "dotnet")]
    internal static partial ReadOnlySpan<byte> Language();
}

[MessagePackConstants]
internal static partial class Names
{
    public const string Method = "http.method";
}
