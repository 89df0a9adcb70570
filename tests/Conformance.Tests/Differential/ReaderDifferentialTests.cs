using SpanPack.Conformance.Tests.Oracles;
using SpanPack.Conformance.Tests.Samples;
using SpanPack.Conformance.Tests.Vectors;

namespace SpanPack.Conformance.Tests.Differential;

/// <summary>The reader accepts and refuses what the agent's current decoder does, and finds the same, in payloads that nobody thought of.</summary>
public sealed class ReaderDifferentialTests
{
    private const int Seed = 20240917;
    private const int Mutations = 1500;
    private const int MaxOriginal = 2000; // bytes; in larger ones a change seldom meets anything but text

    [AgentCheckFact]
    public async Task Mutations_AreReadAsTheAgentReadsThem()
    {
        var mutator = new PayloadMutator(Seed, [.. Originals()]);
        await CheckAsync([.. Enumerable.Range(0, Mutations).Select(_ => mutator.Next())]);
    }

    /// <summary>Each value of a span with every field, keys and headers included, replaced by values of every kind.</summary>
    [AgentCheckFact]
    public async Task OddValues_AreReadAsTheAgentReadsThem()
    {
        byte[] original = StructurePayloads.Everything();
        var payloads = new List<byte[]>();
        foreach (int at in Header.All(original))
        {
            foreach (byte[] value in OddValues.All)
            {
                List<byte> changed = [.. original];
                Header.ReplaceValue(changed, at, value);
                payloads.Add([.. changed]);
            }
        }

        await CheckAsync(payloads);
    }

    private static async Task CheckAsync(List<byte[]> payloads)
    {
        (int accepted, List<string> differences) = await ReaderComparison.RunAsync(payloads);

        Assert.True(differences.Count == 0, $"{differences.Count} differences\n{string.Join('\n', differences.Take(20))}");
        Assert.InRange(accepted, payloads.Count / 10, payloads.Count * 9 / 10); // both verdicts were met
    }

    private static IEnumerable<byte[]> Originals()
    {
        IEnumerable<byte[]> bodies =
        [
            .. TracerVector.Of(TraceFormat.V04).Select(static name => new TracerVector(name).Body),
            .. MalformedVector.Of(TraceFormat.V04).Select(static name => new MalformedVector(name).Body),
            .. SamplePayloads.All.Select(static sample => sample.Body),
            .. Enumerable.Repeat(StructurePayloads.All, 5).SelectMany(static payloads => payloads), // more often than one in a hundred
        ];
        return bodies.Where(static body => body.Length is > 0 and <= MaxOriginal);
    }
}
