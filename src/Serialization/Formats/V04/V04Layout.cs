using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>The tag classes of a hierarchy as v0.4 writes them. Made once a type.</summary>
internal sealed class V04Layout
{
    private V04Layout(TagLayout layout)
    {
        Source = layout;
        var levels = new V04Level[layout.LevelCount];
        for (int i = 0; i < levels.Length; i++)
        {
            levels[i] = new V04Level(layout.TableOf(i));
            Bound = checked(Bound + levels[i].Bound);
        }

        Levels = levels;
        if (layout.Merged is not { } merged) return;
        Strings = new KeyTable(merged.Encoded, suffix: -1, merged.Slots);
        Constants = new PaddedBytes(merged.Constants);
        ConstantCount = merged.ConstantCount;
        Metrics = merged.Metrics;
        MetricKeys = Array.ConvertAll(Metrics, static metrics => new KeyTable(metrics.Names.Encoded, suffix: MessagePackCode.Float64));
    }

    /// <summary>What the classes declare.</summary>
    internal TagLayout Source { get; }

    /// <summary>The keys of all string slots, with the slots of an object; null where writers go through the levels.</summary>
    internal KeyTable? Strings { get; }

    /// <summary>The constant tags of all classes.</summary>
    internal PaddedBytes Constants { get; }

    internal int ConstantCount { get; }

    /// <summary>Where the numbers of each class are.</summary>
    internal MergedMetrics[] Metrics { get; } = [];

    /// <summary>The keys of the numbers of each class, each with the code of float 64.</summary>
    internal KeyTable[] MetricKeys { get; } = [];

    /// <summary>The classes one by one.</summary>
    internal V04Level[] Levels { get; }

    /// <summary>Bytes of all classes, at most, texts that ask for their own room excepted.</summary>
    internal int Bound { get; }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static V04Layout Of(TagLayout layout) => layout.KeyedEncoding is { } made ? Unsafe.As<V04Layout>(made) : Make(layout);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static V04Layout Make(TagLayout layout)
    {
        var encoded = new V04Layout(layout);
        layout.KeyedEncoding = encoded; // two threads at once make it twice
        return encoded;
    }
}
