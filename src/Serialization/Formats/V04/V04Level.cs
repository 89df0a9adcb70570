using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>One tag class as v0.4 writes it.</summary>
internal sealed class V04Level
{
    internal V04Level(TagTable table)
    {
        Strings = new KeyTable(table.Strings.Encoded, suffix: -1);
        Metrics = new KeyTable(table.Metrics.Encoded, suffix: MessagePackCode.Float64);
        Constants = new PaddedBytes(table.Constants.Run);
        Bound = checked((Strings.Count * V04Bound.StringSlot) + Strings.LongKeyBytes + (Metrics.Count * V04Bound.MetricSlot) + Metrics.LongKeyBytes + Constants.Array.Length);
    }

    /// <summary>The keys of the string slots.</summary>
    internal KeyTable Strings { get; }

    /// <summary>The keys of the numeric slots, each with the code of float 64.</summary>
    internal KeyTable Metrics { get; }

    /// <summary>The constant tags: keys and values, one after the other.</summary>
    internal PaddedBytes Constants { get; }

    /// <summary>Bytes of the class, at most, texts that ask for their own room excepted.</summary>
    internal int Bound { get; }
}
