namespace SpanPack;

/// <summary>The pre-encoded automatic tags of one role of a span: its strings, and its numbers with or without a sampling priority.</summary>
internal sealed class AutomaticRuns
{
    /// <summary>No tags: what a span gets that is written as it is.</summary>
    internal static readonly AutomaticRuns None = new(EncodedRun.Empty, EncodedRun.Empty, hasPriority: false);

    /// <summary>The string tags.</summary>
    internal readonly EncodedRun Strings;

    /// <summary>The number of <see cref="Strings"/>.</summary>
    internal readonly int StringCount;

    /// <summary>The numeric tags; with a priority, the last 8 bytes are its value, to be filled in.</summary>
    internal readonly EncodedRun Metrics;

    /// <summary>Strings, the field name <c>metrics</c>, its map header and numbers in one: the rest of a v0.4 span, but for other numbers.</summary>
    internal readonly PaddedBytes Tail;

    /// <summary>Where the map header is in <see cref="Tail"/>: one byte.</summary>
    internal readonly int MetricsOffset;

    /// <summary>Whether the numbers end with the sampling priority.</summary>
    internal readonly bool HasPriority;

    /// <summary>The set of the names of them all (<see cref="ReservedNames"/>).</summary>
    internal readonly ulong Tags;

    /// <summary>Bytes of <see cref="Tail"/>, what its copy runs over included.</summary>
    internal readonly int ByteCount;

    /// <summary>Tags of both kinds.</summary>
    internal readonly int Count;

    /// <summary>Bytes in formats with a string table, what is not in the table yet excepted.</summary>
    internal readonly int IndexedBound;

    internal AutomaticRuns(EncodedRun strings, EncodedRun metrics, bool hasPriority)
    {
        Strings = strings;
        StringCount = strings.Count;
        Metrics = metrics;
        HasPriority = hasPriority;
        Tags = strings.Tags | metrics.Tags;
        Tail = new PaddedBytes([.. strings.Bytes.AsSpan(), .. V04Fields.Metrics, (byte)(MessagePackCode.MinFixMap | metrics.Count), .. metrics.Bytes.AsSpan()]); // at most three numbers
        MetricsOffset = strings.Bytes.Length + V04Fields.Metrics.Length;
        ByteCount = Tail.Array.Length;
        Count = strings.Count + metrics.Count;
        IndexedBound = (strings.Count * TableEntry.PairSize) + (metrics.Count * IndexedSpan.NumberBound);
    }
}
