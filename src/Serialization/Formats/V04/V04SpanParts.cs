namespace SpanPack;

/// <summary>One span while it is written: what other threads may change is read from it once, into this.</summary>
internal ref struct V04SpanParts
{
    internal const long StringSlotBound = KeyTable.EntrySize + TextBound;
    internal const long MetricSlotBound = KeyTable.EntrySize + 8;
    internal const long CustomStringBound = 2 * TextBound;
    internal const long CustomMetricBound = TextBound + 9;

    private const long TextBound = 2 + 128; // longer or non-ASCII text asks for its own room
    private const long HeadBound = 1024; // fixed fields, four strings, field names, headers, and 32 bytes that a copy may run over
    private const long AutomaticBound = 512; // decision maker, trace id and numbers; other texts ask for their own room

    /// <summary>Bytes of a span without tags, at most, texts of any length and pre-encoded runs excepted.</summary>
    internal const long FixedBound = HeadBound + AutomaticBound;

    internal readonly Span Span;
    internal readonly SpanTags? Tags;
    internal readonly ReadOnlySpan<CustomTag<string?>> CustomStrings;
    internal readonly ReadOnlySpan<CustomTag<double?>> CustomMetrics;
    internal readonly ReadOnlySpan<CustomTag<TypedAttribute?>> TypedAttributes;
    internal readonly ReadOnlySpan<SpanEvent> Events;
    internal readonly SpanRole Role;

    /// <summary>The pre-encoded automatic tags; empty runs when the chunk is written as it is.</summary>
    internal readonly EncodedRun StringRun;

    internal readonly EncodedRun MetricRun;

    /// <summary>Automatic tags that are not in the runs.</summary>
    internal readonly ulong Automatic;

    /// <summary>The most derived tag class, with whether there are further ones.</summary>
    internal TagLevel Level;

    internal readonly bool HasMoreLevels;

    /// <summary>Whether every tag's name must be compared with those of the trace, since any may be among them.</summary>
    internal readonly bool CheckAllNames;

    internal V04SpanParts(scoped ref ChunkContext context, Span span, int index)
    {
        Span = span;
        Tags = span.Tags;
        if (Tags is not null) HasMoreLevels = Tags.ReadLevel(0, out Level);
        CustomStrings = span.CustomStrings;
        CustomMetrics = span.CustomMetrics;
        TypedAttributes = span.TypedAttributes;
        Events = span.Events;
        if (context.Blocks is { } blocks)
        {
            Role = context.RoleOf(span, index);
            StringRun = blocks.Strings(Role);
            MetricRun metrics = blocks.Metrics(Role);
            MetricRun = context.Chunk.SamplingPriority.HasValue ? metrics.WithPriority : metrics.WithoutPriority;
            HasPriority = context.Chunk.SamplingPriority.HasValue && metrics.HasPriority;
            Automatic = context.AutomaticTagsOf(span, Role, !Events.IsEmpty);
            CheckAllNames = (Role & SpanRole.LocalRoot) != 0 && context.Chunk.TraceTags is { HasLocalRootTags: true };
        }
        else
        {
            StringRun = MetricRun = EncodedRun.Empty;
        }
    }

    /// <summary>Whether the metric run ends with the value of the sampling priority.</summary>
    internal readonly bool HasPriority { get; }

    /// <summary>Bytes that are written without asking again, at most.</summary>
    internal readonly long Bound
        => FixedBound + LevelBound(Level) + (CustomStrings.Length * CustomStringBound) + (CustomMetrics.Length * CustomMetricBound)
        + StringRun.Bytes.Length + MetricRun.Bytes.Length;

    /// <summary>Bytes of one tag class, at most.</summary>
    internal static long LevelBound(in TagLevel level) => level.Table is not { } table ? 0
        : (level.Strings.Length * StringSlotBound) + (level.Metrics.Length * MetricSlotBound)
        + table.Strings.LongKeyBytes + table.Metrics.LongKeyBytes + table.Constants.Run.Length;
}
