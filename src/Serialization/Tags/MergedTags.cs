namespace SpanPack;

/// <summary>The tag classes of a hierarchy as one, for writers: one table of names whose entries say where in an object the value is.</summary>
internal sealed class MergedTags
{
    internal readonly KeyTable Strings;

    /// <summary>Where the values of <see cref="Strings"/> are, as the table has it.</summary>
    internal readonly int[] Slots;

    /// <summary>The constant tags of all levels, encoded.</summary>
    internal readonly PaddedBytes Constants;

    internal readonly int ConstantCount;

    internal readonly MergedMetrics[] Metrics;

    private MergedTags(TagTable[] levels, TagStorage storage, int[] slots)
    {
        var keys = new List<byte>();
        var run = new List<byte>();
        var metrics = new List<MergedMetrics>();
        for (int i = 0; i < levels.Length; i++)
        {
            TagTable level = levels[i];
            keys.AddRange(level.Strings.Encoded);
            run.AddRange(level.Constants.Run.AsSpan());
            ConstantCount += level.Constants.Pairs.Length;
            if (level.MetricCount > 0) metrics.Add(new MergedMetrics(level.Metrics, storage.Metrics[i], storage.Presence[i]));
        }

        Strings = new KeyTable(keys.ToArray(), suffix: -1, slots);
        Slots = slots;
        Constants = new PaddedBytes(run.ToArray());
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
