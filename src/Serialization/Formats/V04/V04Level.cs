using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>One tag class in v0.4.</summary>
internal sealed class V04Level
{
    internal V04Level(TagTable table)
    {
        Strings = new KeyTable(table.Strings.Encoded, suffix: -1);
        Metrics = new KeyTable(table.Metrics.Encoded, suffix: MessagePackCode.Float64);
        Constants = new PaddedBytes(table.Constants.Run);
        Bound = checked((Strings.Count * V04Bound.StringSlot) + Strings.LongKeyBytes + (Metrics.Count * V04Bound.MetricSlot)
            + Metrics.LongKeyBytes + Constants.Array.Length);
    }

    /// <summary>The keys of the string slots.</summary>
    internal readonly KeyTable Strings;

    /// <summary>The keys of the numeric slots, each with the code of float 64.</summary>
    internal readonly KeyTable Metrics;

    /// <summary>The constant tags: keys and values, one after the other.</summary>
    internal readonly PaddedBytes Constants;

    /// <summary>The maximum bytes of the class, without texts that reserve room separately.</summary>
    internal readonly int Bound;
}
