using System.Globalization;
using SpanPack.AgentPage.Benchmarks;

// load URL [RATE] [SECONDS]: traces for an agent that runs. Anything else: the figures of docs/page.md.
if (args is not ["load", var url, ..]) return await Figures.RunAsync(args);
double rate = args.Length > 2 ? double.Parse(args[2], CultureInfo.InvariantCulture) : 20_000;
double seconds = args.Length > 3 ? double.Parse(args[3], CultureInfo.InvariantCulture) : 60;
using var sender = new TraceSender(new Uri(url), new ShopPayloads(tracesOfPayload: 50, spansOfTrace: 10));
await sender.SendAsync(rate, TimeSpan.FromSeconds(seconds));
Console.WriteLine($"{sender.Spans} spans sent, {sender.Failures} payloads refused");
return sender.Failures == 0 ? 0 : 1;
