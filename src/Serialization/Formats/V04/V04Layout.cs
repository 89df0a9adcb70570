using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>The tag classes of a hierarchy in v0.4. Created once for each type.</summary>
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

    /// <summary>Gets the declarations of the classes.</summary>
    internal TagLayout Source { get; }

    /// <summary>Gets the keys of all string slots, with the slots of an object; null if writers process the levels one by one.</summary>
    internal KeyTable? Strings { get; }

    /// <summary>Gets the constant tags of all classes.</summary>
    internal PaddedBytes Constants { get; }

    internal int ConstantCount { get; }

    /// <summary>Gets the places of the numbers of each class.</summary>
    internal MergedMetrics[] Metrics { get; } = [];

    /// <summary>Gets the keys of the numbers of each class, each with the code of float 64.</summary>
    internal KeyTable[] MetricKeys { get; } = [];

    /// <summary>Gets the classes one by one.</summary>
    internal V04Level[] Levels { get; }

    /// <summary>Gets the maximum bytes of all classes, without texts that reserve room separately.</summary>
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
