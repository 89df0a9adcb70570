using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>The tag classes of a hierarchy merged for writers: one list of names, with the offset of each value in an object.</summary>
internal sealed class MergedTags
{
    /// <summary>The names of all string slots as MessagePack strings, one after the other.</summary>
    internal readonly byte[] Encoded;

    /// <summary>The names of all string slots.</summary>
    internal readonly string[] Names;

    /// <summary>The slot of each, counted from the first field of an object.</summary>
    internal readonly int[] Slots;

    /// <summary>The constant tags of all levels, encoded.</summary>
    internal readonly byte[] Constants;

    internal readonly int ConstantCount;

    internal readonly MergedMetrics[] Metrics;

    private MergedTags(TagTable[] levels, TagStorage storage, int[] slots)
    {
        var keys = new List<byte>();
        var run = new List<byte>();
        var names = new List<string>();
        var metrics = new List<MergedMetrics>();
        for (int i = 0; i < levels.Length; i++)
        {
            TagTable level = levels[i];
            keys.AddRange(level.Strings.Encoded);
            names.AddRange(level.Strings.Names);
            run.AddRange(level.Constants.Run);
            ConstantCount += level.Constants.Pairs.Length;
            if (level.MetricCount > 0) metrics.Add(new MergedMetrics(level.Metrics, storage.Metrics[i], storage.Presence[i]));
        }

        Encoded = keys.ToArray();
        Names = names.ToArray();
        Slots = slots;
        Constants = run.ToArray();
        Metrics = metrics.ToArray();
    }

    /// <summary>Joins the levels, unless an object is too large for slot numbers.</summary>
    internal static MergedTags? TryJoin(TagTable[] levels, TagStorage storage)
    {
        var slots = new List<int>();
        for (int level = 0; level < levels.Length; level++)
        {
            for (int i = 0; i < levels[level].StringCount; i++)
            {
                int slot = (int)(storage.Strings[level] / nint.Size) + i;
                if (slot is < 0 or >= KeyTable.MaxSlots) return null;
                slots.Add(slot);
            }
        }

        return new MergedTags(levels, storage, slots.ToArray());
    }
}
