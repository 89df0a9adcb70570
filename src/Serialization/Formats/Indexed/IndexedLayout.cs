using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// The names and constants of a tag class hierarchy, with their places in the string table of a payload. Created once for each layout.
/// </summary>
internal sealed class IndexedLayout
{
    private IndexedLayout(TagLayout layout)
    {
        var constants = new List<ConstantTagEntry>();
        Levels = new IndexedLevel[layout.Levels.Length];
        for (int i = 0; i < Levels.Length; i++)
        {
            Levels[i] = new IndexedLevel(layout.Levels[i]);
            constants.AddRange(layout.Levels[i].Constants.Pairs);
        }

        Constants = NamedTexts.Of(constants);
        if (layout.Merged is not { } merged) return;
        Strings = new NameEntries(merged.Names, merged.Slots);
        Metrics = Array.ConvertAll(merged.Metrics, static metrics => new NameEntries(metrics.Names.Names));
    }

    /// <summary>Gets the strings of all levels; none when the levels are not merged.</summary>
    internal NameEntries Strings { get; } = NameEntries.Empty;

    /// <summary>Gets the numbers, in the order of <see cref="MergedTags.Metrics"/>.</summary>
    internal NameEntries[] Metrics { get; } = [];

    /// <summary>Gets the constant tags of all levels.</summary>
    internal NamedTexts Constants { get; }

    /// <summary>Gets the same for each level, numbered as by <see cref="TagLayout.ReadLevel"/>.</summary>
    internal IndexedLevel[] Levels { get; }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static IndexedLayout Of(TagLayout layout)
        => layout.IndexedEncoding is { } made ? KnownType.Of<IndexedLayout>(made) : Make(layout);

    // Two threads at once make it twice.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static IndexedLayout Make(TagLayout layout) => (IndexedLayout)(layout.IndexedEncoding = new IndexedLayout(layout));
}
