using System.Diagnostics;
using System.Globalization;

namespace SpanPack.AgentPage.Benchmarks;

/// <summary>The figures of the server of the page, as <c>docs/page.md</c> has them.</summary>
internal static class Figures
{
    private const double Rate = 20_000; // spans a second

    private static readonly TimeSpan s_warmUp = TimeSpan.FromSeconds(8);
    private static readonly TimeSpan s_time = TimeSpan.FromSeconds(12);

    internal static async Task<int> RunAsync(string[] names)
    {
        if (names.Length == 0 || names.Contains("cpu")) await ProcessorTimeAsync();
        if (names.Length == 0 || names.Contains("filter")) await FilterAsync();
        if (names.Length == 0 || names.Contains("memory")) await MemoryAsync();
        return 0;
    }

    // The order of the rounds tells no story: none, one, three, none again.
    private static async Task ProcessorTimeAsync()
    {
        using AgentProcess agent = await AgentProcess.StartAsync("256MB");
        using var sender = new TraceSender(agent.Agent, new ShopPayloads(50, 10));
        await sender.SendAsync(Rate, s_warmUp);
        foreach (int pages in new[] { 0, 1, 3, 0, 1 })
        {
            OpenPage[] open =
            [
                .. Enumerable.Range(0, pages)
                    .Select(number => new OpenPage(agent.Page, number == 2 ? "@http.status_code:500" : string.Empty)),
            ];
            await sender.SendAsync(Rate, TimeSpan.FromSeconds(1));
            (double before, long spans, var clock) = (agent.ProcessorSeconds, sender.Spans, Stopwatch.StartNew());
            await sender.SendAsync(Rate, s_time);
            double seconds = clock.Elapsed.TotalSeconds;
            double used = (agent.ProcessorSeconds - before) / seconds;
            double rate = (sender.Spans - spans) / seconds;
            double events = open.Sum(static page => page.Ticks) / seconds, kilobytes = open.Sum(static page => page.Bytes) / seconds / 1000;
            Say($"{rate:N0} spans a second, {pages} pages: {100 * used:F1} % of a processor");
            Say($"  {events:F1} events a second, {kilobytes:N0} kB a second");
            foreach (OpenPage page in open) await page.DisposeAsync();
        }

        using var client = new HttpClient { BaseAddress = agent.Page };
        string status = await client.GetStringAsync(new Uri("api/status", UriKind.Relative));
        Say($"sent {sender.Traces} traces, {sender.Failures} refused; status {status}");
    }

    private static async Task FilterAsync()
    {
        using AgentProcess agent = await AgentProcess.StartAsync("1GB");
        using var sender = new TraceSender(agent.Agent, new ShopPayloads(50, 5));
        await sender.SendTracesAsync(100_000);
        using var client = new HttpClient { BaseAddress = agent.Page };
        await Task.Delay(1000);
        string status = await client.GetStringAsync(new Uri("api/status", UriKind.Relative));
        Say($"{sender.Traces} traces, {sender.Spans} spans, {sender.Bytes} bytes; kept: {status}");
        string[] filters =
        [
            "", "service:shop", "status:error", "@http.status_code:500", "@http.status_code:>=500 service:stock", "@order.id:123456",
            "@http.url:*orders/77777*", "nothinghasthis", "@duration:>199ms -service:shop", "@nothing:here",
        ];
        string[] paths =
        [
            "api/traces?limit=100&filter=", "api/traces/count?filter=", "api/traces/overview?filter=", "api/traces?sort=-duration&filter=",
        ];
        foreach (string filter in filters)
        {
            foreach (string path in paths)
            {
                var times = new List<double>();
                string answer = string.Empty;
                for (int i = 0; i < 5; i++)
                {
                    long began = Stopwatch.GetTimestamp();
                    answer = await client.GetStringAsync(new Uri(path + Uri.EscapeDataString(filter), UriKind.Relative));
                    times.Add(Stopwatch.GetElapsedTime(began).TotalMilliseconds);
                }

                if (path == paths[0] && filter.Length > 0) await QueryAsync(agent, filter);
                string end = answer[Math.Max(0, answer.Length - 70)..];
                Say($"{path} {filter}: first {times[0]:F0} ms, then {times.Skip(1).Min():F0} to {times.Skip(1).Max():F0} ms; ... {end}");
            }
        }
    }

    // With the start of the process.
    private static async Task QueryAsync(AgentProcess agent, string filter)
    {
        var times = new List<double>();
        for (int i = 0; i < 5; i++) times.Add((await agent.QueryAsync(filter)).TotalMilliseconds);
        Say($"spanpack query '{filter}': {times.Min():F0} to {times.Max():F0} ms");
    }

    private static async Task MemoryAsync()
    {
        using AgentProcess agent = await AgentProcess.StartAsync("256MB");
        using var sender = new TraceSender(agent.Agent, new ShopPayloads(50, 10));
        await using var page = new OpenPage(agent.Page, string.Empty);
        for (int round = 0; round < 4; round++)
        {
            await sender.SendAsync(Rate, s_time);
            Say($"{sender.Bytes / 1e6:N0} MB received: {agent.Memory / 1e6:N0} MB of memory, {agent.PeakMemory / 1e6:N0} MB at most");
        }
    }

    private static void Say(FormattableString line) => Console.WriteLine(line.ToString(CultureInfo.InvariantCulture));
}
