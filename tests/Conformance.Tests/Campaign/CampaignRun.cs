using SpanPack.Conformance.Tests.Differential;
using SpanPack.Conformance.Tests.Oracles;

namespace SpanPack.Conformance.Tests.Campaign;

/// <summary>Posts payloads to an agent and compares what it says of each with what the reader says.</summary>
/// <param name="seed">Payloads are made from it.</param>
/// <param name="tell">Is told how far it is, and each difference at once.</param>
internal sealed class CampaignRun(int seed, Action<string> tell)
{
    private const int Lag = 8; // the agent writes its files after the answer: asking for them at once would mean waiting for each
    private const int MaxDifferences = 20; // each is made small, which takes many requests
    private const int PerAgent = 20_000; // payloads: the agent remembers what it has seen, about 16 KB of each

    private readonly Dictionary<string, int> _listed = [];

    /// <summary>How many the agent accepted.</summary>
    internal int Accepted { get; private set; }

    /// <summary>The differences that <see cref="ListedDifferences"/> does not have, for people.</summary>
    internal List<string> Differences { get; } = [];

    /// <summary>How many are different for a reason that <see cref="ListedDifferences"/> has, by reason.</summary>
    internal IReadOnlyDictionary<string, int> Listed => _listed;

    /// <summary>Runs numbers from 0 up, until there are too many differences.</summary>
    internal async Task RunAsync(int count)
    {
        var inputs = new CampaignInputs(seed);
        for (int first = 0; first < count && Differences.Count < MaxDifferences; first += PerAgent)
        {
            int last = Math.Min(count, first + PerAgent);
            await RunAsync(inputs, first, last);
            tell($"seed {seed}: {last} payloads, {Accepted} accepted, {Differences.Count} different");
        }
    }

    private async Task RunAsync(CampaignInputs inputs, int first, int last)
    {
        using AgentServer server = await AgentServer.StartAsync();
        var posted = new Queue<(CampaignInput Input, int Request)>();
        for (int number = first; number < last && Differences.Count < MaxDifferences; number++)
        {
            CampaignInput input = inputs.Make(number);
            Task posting = server.PostAsync(input.Payload, traceCount: 1, input.Format);
            posted.Enqueue((input, server.LastRequest));
            CampaignInput? found = posted.Count > Lag ? await CompareAsync(server, posted.Dequeue()) : null;
            await posting;
            if (found is not null) await AddAsync(server, found);
        }

        while (posted.Count > 0)
        {
            if (await CompareAsync(server, posted.Dequeue()) is { } found) await AddAsync(server, found);
        }
    }

    private async Task<CampaignInput?> CompareAsync(AgentServer server, (CampaignInput Input, int Request) posted)
    {
        AgentVerdict verdict = await server.TakeVerdictAsync(posted.Request);
        if (verdict.IsAccepted) Accepted++;
        TraceFormat format = posted.Input.Format;
        if (ReaderComparison.Compare(format, posted.Input.Payload, verdict) is not { } difference) return null;
        if (ListedDifferences.ReasonOf(format, posted.Input.Payload, difference) is not { } reason) return posted.Input;
        _listed[reason] = _listed.GetValueOrDefault(reason) + 1;
        return null;
    }

    private async Task AddAsync(AgentServer server, CampaignInput input)
    {
        string report = await DifferenceReport.MakeAsync(server, input);
        Differences.Add(report);
        tell(report);
    }
}
