using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>The tag classes of a hierarchy in v0.4. Created once for each type.</summary>
internal sealed class V04Layout
{
    private V04Layout(TagLayout layout)
    {
        Source = layout;
        var levels = new V04Level[layout.Levels.Length];
        for (int i = 0; i < levels.Length; i++)
        {
            levels[i] = new V04Level(layout.Levels[i]);
            Bound = checked(Bound + levels[i].Bound);
        }

        Levels = levels;
        if (layout.Merged is not { } merged) return;
        Strings = new KeyTable(merged.Encoded, suffix: -1, merged.Slots);
        Constants = new PaddedBytes(merged.Constants);
        ConstantCount = merged.ConstantCount;
        Metrics = merged.Metrics;
        MetricKeys = new KeyTable[Metrics.Length];
        for (int i = 0; i < Metrics.Length; i++)
            MetricKeys[i] = new KeyTable(Metrics[i].Names.Encoded, suffix: MessagePackCode.Float64);
    }

    /// <summary>The declarations of the classes.</summary>
    internal readonly TagLayout Source;

    /// <summary>The keys of all string slots, with the slots of an object; null if writers process the levels one by one.</summary>
    internal readonly KeyTable? Strings;

    /// <summary>The constant tags of all classes.</summary>
    internal readonly PaddedBytes Constants;

    internal readonly int ConstantCount;

    /// <summary>The places of the numbers of each class.</summary>
    internal readonly MergedMetrics[] Metrics = [];

    /// <summary>The keys of the numbers of each class, each with the code of float 64.</summary>
    internal readonly KeyTable[] MetricKeys = [];

    /// <summary>The classes one by one.</summary>
    internal readonly V04Level[] Levels;

    /// <summary>The maximum bytes of all classes, without texts that reserve room separately.</summary>
    internal readonly int Bound;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static V04Layout Of(TagLayout layout) => layout.KeyedEncoding is { } made ? KnownType.Of<V04Layout>(made) : Make(layout);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static V04Layout Make(TagLayout layout)
    {
        var encoded = new V04Layout(layout);
        layout.KeyedEncoding = encoded; // two threads at once make it twice
        return encoded;
    }
}
