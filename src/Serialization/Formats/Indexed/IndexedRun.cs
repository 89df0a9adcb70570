using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>A run of automatic tags, with the places of its names in the string table of a payload. Created once for each run.</summary>
internal sealed class IndexedRun
{
    private IndexedRun(AutomaticRun run)
    {
        Texts = NamedTexts.Of(run.TextNames, run.Texts);
        NumberNames = new NameEntries(run.NumberNames);
    }

    internal NamedTexts Texts { get; }

    internal NameEntries NumberNames { get; }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static IndexedRun Of(AutomaticRun run) => run.IndexedEncoding is { } made ? KnownType.Of<IndexedRun>(made) : Make(run);

    // Two threads at once make it twice.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static IndexedRun Make(AutomaticRun run) => (IndexedRun)(run.IndexedEncoding = new IndexedRun(run));
}
