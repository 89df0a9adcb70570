using System.Globalization;
using Quickstart.Shop;
using SpanPack;
using Spectre.Console;

namespace Quickstart;

/// <summary>Makes the traces, sends them and shows them.</summary>
internal static class QuickstartRun
{
    private const int Succeeded = 0;
    private const int Failed = 1;

    /// <returns>The exit code.</returns>
    internal static async Task<int> RunAsync(QuickstartOptions options, CancellationToken cancellation)
    {
        try
        {
            List<TraceSource> sources = options.Replay is { } file ? [TraceSource.Read(file)] : ShopTraces.Create();
            if (string.IsNullOrWhiteSpace(options.Agent)) await ShowWithOwnAgentAsync(options, sources, cancellation);
            else await SendToAsync(options, sources, cancellation);
            return Succeeded;
        }
        catch (OperationCanceledException) when (cancellation.IsCancellationRequested)
        {
            return Failed; // Ctrl+C: nothing to explain
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException or TraceFormatException or FormatException
            or ArgumentException)
        {
            await Console.Error.WriteLineAsync($"quickstart: {e.Message}");
            return Failed;
        }
    }

    private static async Task ShowWithOwnAgentAsync(QuickstartOptions options, List<TraceSource> sources, CancellationToken cancellation)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync(cancellationToken: cancellation);
        var address = AgentAddress.Parse(agent.Url.ToString());
        long bytes = 0;
        foreach (TraceSource source in sources) bytes += (await SendAsync(source, address, cancellation)).Bytes;

        ReceivedRequest[] requests = [.. agent.Requests.Where(static request => request.Payload is not null)];
        if (options.Save is { } folder) Save(requests, folder);
        TraceWaterfall.Write(AnsiConsole.Console, requests.SelectMany(static request => request.Payload!.Chunks),
            new WaterfallOptions { ShowTags = options.ShowTags });
        AnsiConsole.WriteLine();
        PrintSummary(sources, bytes);
    }

    private static async Task SendToAsync(QuickstartOptions options, List<TraceSource> sources, CancellationToken cancellation)
    {
        if (options.Save is not null)
            throw new ArgumentException("--save keeps what the agent of the quickstart receives; another agent was named");
        var address = AgentAddress.Parse(options.Agent!);
        long bytes = 0;
        foreach (TraceSource source in sources)
        {
            AgentWriterAmounts sent = await SendAsync(source, address, cancellation);
            bytes += sent.Bytes;
            AnsiConsole.WriteLine($"{address} took {sent.Chunks} chunks of {source.Name} ({sent.Bytes} bytes)");
        }

        PrintSummary(sources, bytes);
    }

    private static async Task<AgentWriterAmounts> SendAsync(TraceSource source, AgentAddress address, CancellationToken cancellation)
    {
        AgentWriterAmounts sent = await TraceSending.SendAsync(source, address, cancellation);
        return sent.Spans == source.SpanCount
            ? sent
            : throw new IOException($"{address} took {sent.Spans} of the {source.SpanCount} spans of {source.Name}");
    }

    private static void Save(ReceivedRequest[] requests, DirectoryInfo folder)
    {
        var saved = new ReceivedRequestFolder(folder.FullName);
        foreach (ReceivedRequest request in requests) saved.Save(request);
    }

    private static void PrintSummary(List<TraceSource> sources, long bytes)
    {
        double nanoseconds = WritingSpeed.Measure(sources);
        int spans = sources.Sum(static source => source.SpanCount);
        AnsiConsole.WriteLine(string.Create(CultureInfo.InvariantCulture,
            $"{spans} spans, {bytes:N0} bytes, {nanoseconds:F0} ns to write a span as v0.4 ({WritingSpeed.Build})"));
    }
}
