using System.Globalization;
using Quickstart.Shop;
using SpanPack;
using Spectre.Console;

namespace Quickstart;

/// <summary>Builds the payloads, posts them and shows them.</summary>
internal static class QuickstartRun
{
    private const int Succeeded = 0;
    private const int Failed = 1;

    /// <returns>The exit code.</returns>
    internal static async Task<int> RunAsync(QuickstartOptions options, CancellationToken cancellation)
    {
        try
        {
            List<Payload> payloads = options.Replay is { } file ? [Payload.Replay(file)] : ShopTraces.CreatePayloads();
            return string.IsNullOrWhiteSpace(options.AgentUrl)
                ? await ShowWithOwnAgentAsync(options, payloads, cancellation)
                : await PostToAsync(new AgentAddress(options.AgentUrl), options, payloads, cancellation);
        }
        catch (OperationCanceledException) when (cancellation.IsCancellationRequested)
        {
            return Failed; // Ctrl+C: nothing to explain
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException or HttpRequestException or TraceFormatException or ArgumentException)
        {
            await Console.Error.WriteLineAsync($"quickstart: {e.Message}");
            return Failed;
        }
    }

    private static async Task<int> ShowWithOwnAgentAsync(QuickstartOptions options, List<Payload> payloads, CancellationToken cancellation)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync(cancellationToken: cancellation);
        await using var folder = new PayloadFolder(options.Save);
        using var client = new AgentClient(new AgentAddress(agent.Url.ToString()));
        foreach (Payload payload in payloads)
        {
            await folder.SaveAsync(payload, cancellation);
            AgentAnswer answer = await client.PostAsync(payload, cancellation);
            if (answer.Status != 200) throw new HttpRequestException($"the embedded agent answered {answer}");
        }

        IEnumerable<TraceChunk> received = agent.Requests.Where(static request => request.Payload is not null).SelectMany(static request => request.Payload!.Chunks);
        TraceWaterfall.Write(AnsiConsole.Console, received, new WaterfallOptions { ShowTags = options.ShowTags });
        AnsiConsole.WriteLine();
        PrintSummary(payloads);
        return Succeeded;
    }

    private static async Task<int> PostToAsync(AgentAddress address, QuickstartOptions options, List<Payload> payloads, CancellationToken cancellation)
    {
        await using var folder = new PayloadFolder(options.Save);
        using var client = new AgentClient(address);
        int exitCode = Succeeded;
        foreach (Payload payload in payloads)
        {
            await folder.SaveAsync(payload, cancellation);
            AgentAnswer answer = await client.PostAsync(payload, cancellation);
            AnsiConsole.WriteLine($"{address} answered {answer} to {payload.ChunkCount} chunks of {payload.Name} ({payload.Body.Length} bytes)");
            if (answer.Status is < 200 or > 299) exitCode = Failed;
        }

        PrintSummary(payloads);
        return exitCode;
    }

    private static void PrintSummary(List<Payload> payloads)
    {
        double nanoseconds = WritingSpeed.Measure(payloads);
        int spans = payloads.Sum(static payload => payload.SpanCount);
        int bytes = payloads.Sum(static payload => payload.Body.Length);
        AnsiConsole.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{spans} spans, {bytes:N0} bytes, {nanoseconds:F0} ns to write a span ({WritingSpeed.Build})"));
    }
}
