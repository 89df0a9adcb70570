using System.Globalization;
using SpanPack.Conformance.Tests.Oracles;
using Xunit.Abstractions;

namespace SpanPack.Conformance.Tests.Campaign;

/// <summary>What the reader says of any payload is what the agent's current decoder says, but for what docs/security.md lists.</summary>
/// <remarks><c>tests/nightly-campaign.sh</c> runs it with any count and seed.</remarks>
[Trait("Category", Dose.Category)]
public sealed class CampaignTests(ITestOutputHelper output)
{
    private const int Seed = 20261122;

    private static int Count => Dose.Of(ordinary: 300, full: 20_000, thorough: 1_000);

    [AgentCheckFact]
    public async Task MutationsOfAllVectors_AreReadAsTheAgentReadsThem()
    {
        int count = Setting("SPANPACK_CAMPAIGN_COUNT", Count);
        int seed = Setting("SPANPACK_CAMPAIGN_SEED", Seed);
        Tell($"seed {seed}: {count} payloads");
        var run = new CampaignRun(seed, Tell);

        await run.RunAsync(count);

        Tell($"seed {seed}: {run.Accepted} accepted, {run.Differences.Count} different");
        foreach ((string reason, int times) in run.Listed) Tell($"seed {seed}: {times} times, as listed: {reason}");
        Assert.True(run.Differences.Count == 0, $"{run.Differences.Count} differences\n{string.Join('\n', run.Differences)}");
        Assert.InRange(run.Accepted, count / 20, count * 19 / 20); // both verdicts were met
    }

    private static int Setting(string name, int ordinary)
        => int.TryParse(Environment.GetEnvironmentVariable(name), NumberStyles.None, CultureInfo.InvariantCulture, out int value)
            ? value
            : ordinary;

    private void Tell(string line)
    {
        output.WriteLine(line);
        if (Environment.GetEnvironmentVariable("SPANPACK_CAMPAIGN_LOG") is { Length: > 0 } log) File.AppendAllText(log, line + "\n");
    }
}
