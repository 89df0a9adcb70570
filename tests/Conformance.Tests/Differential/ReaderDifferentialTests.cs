using SpanPack.Conformance.Tests.Oracles;

namespace SpanPack.Conformance.Tests.Differential;

/// <summary>
/// The reader accepts and refuses what the agent's current decoder does, and finds the same, in payloads that nobody thought of.
/// </summary>
[Trait("Category", Dose.Category)]
public sealed class ReaderDifferentialTests
{
    private const int Seed = 20240917;
    private const int MaxOriginal = 2000; // bytes; in larger ones a change seldom meets anything but text

    private static readonly int s_share = Dose.IsThorough ? 5 : 10; // of the mutations, unless all are tried

    // Of all combinations of a place and a value, one in so many: a prime number, so that each place and each value is met.
    private static readonly int s_stride = Dose.Of(ordinary: 97, full: 7, nightly: 1, thorough: 37);

    [AgentCheckTheory]
    [InlineData(TraceFormat.V04, 1500)]
    [InlineData(TraceFormat.V05, 400)]
    [InlineData(TraceFormat.V07, 400)]
    [InlineData(TraceFormat.V1, 600)]
    public async Task Mutations_AreReadAsTheAgentReadsThem(TraceFormat format, int count)
    {
        var mutator =
            new PayloadMutator(Seed, [.. DifferentialOriginals.Of(format).Where(static body => body.Length is > 0 and <= MaxOriginal)]);
        await CheckAsync(format,
            [.. Enumerable.Range(0, Dose.Of(ordinary: count / s_share, full: count, nightly: count * 10)).Select(_ => mutator.Next())]);
    }

    /// <summary>Each value of payloads with every field, keys and headers included, replaced by values of every kind.</summary>
    [AgentCheckTheory]
    [InlineData(TraceFormat.V04)]
    [InlineData(TraceFormat.V05)]
    [InlineData(TraceFormat.V07)]
    [InlineData(TraceFormat.V1)]
    public async Task OddValues_AreReadAsTheAgentReadsThem(TraceFormat format)
    {
        IEnumerable<byte[]> all =
            from original in DifferentialOriginals.WithEverything(format)
            from at in Header.All(original)
            from value in OddValues.All
            select Replace(original, at, value);
        int stride = format == TraceFormat.V04 && Dose.IsFull ? 1 : s_stride;
        await CheckAsync(format, [.. all.Where((_, i) => i % stride == 0)]);
    }

    private static byte[] Replace(byte[] original, int at, byte[] value)
    {
        List<byte> changed = [.. original];
        Header.ReplaceValue(changed, at, value);
        return [.. changed];
    }

    private static async Task CheckAsync(TraceFormat format, List<byte[]> payloads)
    {
        (int accepted, List<string> differences) = await ReaderComparison.RunAsync(format, payloads);

        Assert.True(differences.Count == 0, $"{differences.Count} differences\n{string.Join('\n', differences.Take(20))}");
        Assert.InRange(accepted, payloads.Count / 20, payloads.Count * 19 / 20); // both verdicts were met
    }
}
