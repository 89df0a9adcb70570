using System.Diagnostics;
using SpanPack.Agent.Benchmarks.Writing;
using SpanPack.Benchmarks.Quick;
using SpanPack.Benchmarks.Streams;
using SpanPack.Benchmarks.Streams.Shop;
using Spectre.Console;

namespace SpanPack.Agent.Benchmarks.Soak;

/// <summary>Writes the mixed stream for a long time, and looks where all spans went.</summary>
internal sealed class SoakRun(TimeSpan duration, IAnsiConsole console, CancellationToken cancellation)
{
    private const int SpansPerSecond = 20_000;

    private static readonly TimeSpan s_nap = TimeSpan.FromMilliseconds(1);
    private static readonly TimeSpan s_settled = TimeSpan.FromMinutes(1);

    private readonly List<(string Name, long Value)> _rows = [];
    private long _writtenSpans;
    private long _writtenChunks;

    /// <returns>Whether every span is accounted for.</returns>
    internal async Task<bool> RunAsync()
    {
        DirectoryInfo folder = Directory.CreateTempSubdirectory();
        try
        {
            await using var agent = new RestartingAgent(Path.Combine(folder.FullName, "apm.socket"));
            return await RunAsync(agent);
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }

    private async Task<bool> RunAsync(RestartingAgent agent)
    {
        var writer = new AgentWriter(
            new AgentWriterOptions { Client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(agent.Address) },
            Process = Encoders.Process });
        NoteMemory("at the start", MemoryAmounts.Read());
        Write(writer);
        await writer.DisposeAsync();
        NoteMemory("at the end", MemoryAmounts.Read());
        int restarts = agent.Restarts;
        long received = await agent.EndAsync();
        long unaccounted = NoteSpans(writer);
        long missing = Math.Max(0, writer.Sent.Chunks - received); // it may be less: what an agent took before it was gone is sent again
        _rows.Add(("chunks that the agent took", received));
        _rows.Add(("chunks sent that the agent did not take", missing));
        _rows.Add(("restarts of the agent", restarts));
        Print();
        return unaccounted == 0 && missing == 0;
    }

    private void Write(AgentWriter writer)
    {
        long start = Stopwatch.GetTimestamp();
        bool isSettled = false;
        foreach (StreamTrace trace in new ShopTraffic(StreamKind.Mixed, int.MaxValue).Run())
        {
            TraceChunk chunk = trace.ToChunk();
            writer.Write(chunk);
            _writtenSpans += chunk.SpanCount;
            _writtenChunks++;
            TimeSpan elapsed = Stopwatch.GetElapsedTime(start);
            if (!isSettled && elapsed >= s_settled)
            {
                NoteMemory("after the first minute", MemoryAmounts.Read());
                isSettled = true;
            }

            if (elapsed >= duration || cancellation.IsCancellationRequested) return;
            if (_writtenSpans > elapsed.TotalSeconds * SpansPerSecond) Thread.Sleep(s_nap); // the stream is ahead of its time
        }
    }

    private void NoteMemory(string when, MemoryAmounts amounts)
    {
        _rows.Add(($"heap {when}, KiB", amounts.Heap / 1024));
        _rows.Add(($"working set {when}, KiB", amounts.WorkingSet / 1024));
    }

    private long NoteSpans(AgentWriter writer)
    {
        AgentWriterAmounts[] dropped = Array.ConvertAll(Enum.GetValues<DropReason>(), writer.GetDropped);
        long unaccounted = _writtenSpans - writer.Sent.Spans - dropped.Sum(static amounts => amounts.Spans);
        _rows.Add(("chunks written", _writtenChunks));
        _rows.Add(("spans written", _writtenSpans));
        _rows.Add(("spans sent", writer.Sent.Spans));
        foreach (DropReason reason in Enum.GetValues<DropReason>())
            _rows.Add(($"spans dropped: {reason.ToText()}", writer.GetDropped(reason).Spans));
        _rows.Add(("spans unaccounted", unaccounted));
        return unaccounted;
    }

    private void Print()
    {
        Table table = Tables.Create(console, $"{duration.TotalMinutes} minutes, {SpansPerSecond:N0} spans a second", "amount");
        foreach ((string name, long value) in _rows)
            table.AddRow(Markup.Escape(name), value.ToString("N0", System.Globalization.CultureInfo.InvariantCulture));
        console.Write(table);
    }
}
