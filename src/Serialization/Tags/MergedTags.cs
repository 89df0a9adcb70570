namespace SpanPack;

/// <summary>The tag classes of a hierarchy as one, for writers: one table of names whose entries say where in an object the value is.</summary>
internal sealed class MergedTags
{
    internal readonly KeyTable Strings;

    /// <summary>The names of <see cref="Strings"/>, with their places in the string table of a payload.</summary>
    internal readonly NameEntries Names;

    /// <summary>The constant tags of all levels, encoded.</summary>
    internal readonly PaddedBytes Constants;

    internal readonly int ConstantCount;

    /// <summary>The constant tags of all levels, for formats with a string table.</summary>
    internal readonly NamedTexts ConstantTexts;

    internal readonly MergedMetrics[] Metrics;

    private MergedTags(TagTable[] levels, TagStorage storage, int[] slots)
    {
        var keys = new List<byte>();
        var run = new List<byte>();
        var names = new List<string>();
        var texts = new List<string>();
        var metrics = new List<MergedMetrics>();
        for (int i = 0; i < levels.Length; i++)
        {
            TagTable level = levels[i];
            keys.AddRange(level.Strings.Encoded);
            run.AddRange(level.Constants.Run.AsSpan());
            foreach (ConstantTagEntry pair in level.Constants.Pairs)
            {
                names.Add(pair.Name);
                texts.Add(pair.Value);
            }

            if (level.MetricCount > 0) metrics.Add(new MergedMetrics(level.Metrics, storage.Metrics[i], storage.Presence[i]));
        }

        Strings = new KeyTable(keys.ToArray(), suffix: -1, slots);
        Names = new NameEntries(Strings.Names, slots);
        Constants = new PaddedBytes(run.ToArray());
        ConstantCount = names.Count;
        ConstantTexts = NamedTexts.Of([.. names], [.. texts]);
        Metrics = [.. metrics];
    }

    /// <summary>Joins the levels, unless an object is too large for a place of one byte.</summary>
    internal static MergedTags? TryJoin(TagTable[] levels, TagStorage storage)
    {
        var slots = new List<int>();
        for (int level = 0; level < levels.Length; level++)
        {
            for (int i = 0; i < levels[level].StringCount; i++) slots.Add((int)(storage.Strings[level] / nint.Size) + i);
        }

        return slots.TrueForAll(static slot => slot is >= 0 and < KeyTable.MaxSlots) ? new MergedTags(levels, storage, [.. slots]) : null;
    }
}
