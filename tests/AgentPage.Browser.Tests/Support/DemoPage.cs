namespace SpanPack.AgentPage.Browser.Tests;

/// <summary>A page with forty traces of the shop that came within some minutes, some jobs, and payloads of all kinds.</summary>
internal static class DemoPage
{
    private const int Traces = 40;
    private const int SecondsBetween = 19;

    internal static async Task<ServedPage> StartAsync()
    {
        var time = new ShiftedTime(TimeSpan.FromSeconds(-Traces * SecondsBetween));
        ServedPage served = await ServedPage.StartAsync(time: time);
        var shop = new DemoShop(7, time.GetUtcNow());
        for (int i = 0; i < Traces; i++)
        {
            double begin = i * SecondsBetween * 1000;
            Span[][] chunks = i % 8 == 7
                ? [shop.Trace(begin, "mail-worker"), shop.Trace(begin + 100)]
                : [shop.Trace(begin, hasError: i % 6 == 3)];
            await served.AddAsync(Payloads.Of(chunks, TraceFormats.All[i % TraceFormats.All.Count], Headers(i, chunks.Length)));
            time.Shift += TimeSpan.FromSeconds(SecondsBetween);
        }

        await served.AddAsync(PagePayloads.Taken([0x91, 0x91, 0x82, 0xA7, .. "service"u8, 0xA4, .. "shop"u8, 0xA4, .. "name"u8, 0x01],
            TraceFormat.V04, Headers(1, 1)));
        return served;
    }

    private static (string, string)[] Headers(int number, int traces) =>
    [
        ("Content-Type", "application/msgpack"),
        ("X-Datadog-Trace-Count", $"{traces}"),
        ("Datadog-Meta-Lang", DemoShop.Languages[number % 4]),
        ("Datadog-Meta-Lang-Version", (number % 4) switch { 0 => "10.0.1", 1 => "v22.1.0", 2 => "3.12.4", _ => "go1.26" }),
        ("Datadog-Meta-Tracer-Version", (number % 4) switch { 0 => "3.30.0", 1 => "5.132.0", 2 => "4.16.0", _ => "v2.12.0" }),
    ];
}
