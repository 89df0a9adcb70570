using SpanPack.Activities.Benchmarks.Ending;
using SpanPack.Benchmarks.Judging;
using SpanPack.Tracing.Benchmarks.Calls;

namespace SpanPack.Tracing.Benchmarks.Chunks;

/// <summary>What <see cref="SpanCollection"/> saves a chunk of one span.</summary>
internal static class ChunkRows
{
    private const int CallsOfRound = 50_000;

    private static readonly (string Name, ICalled Calls)[] s_others =
    [
        ("an array of four", new HandedOn<ArrayOfFour>()),
        ("a structure of two fields", new HandedOn<TwoFields>()),
        ("a structure without a count", new HandedOn<NoCount>()),
        ("an array from a pool", new HandedOn<PooledArray>()),
        ("SpanCollection without in", new HandedOn<OneOrMany>(isByValue: true)),
    ];

    internal static IEnumerable<JudgedRow> Measure(CallRounds rounds)
    {
        ProcessMeter[][] figures = rounds.Run([new HandedOn<OneOrMany>(), .. s_others.Select(static other => other.Calls)], CallsOfRound);
        for (int i = 0; i < s_others.Length; i++)
        {
            string name = $"a chunk of one span, SpanCollection more than {s_others[i].Name}";
            yield return new JudgedRow($"{name}: B", CallRounds.Bytes(figures[0]), CallRounds.Bytes(figures[i + 1]), IsDifference: true);
            yield return new JudgedRow($"{name}: ns", CallRounds.Times(figures[0]), CallRounds.Times(figures[i + 1]), IsDifference: true);
        }
    }
}
