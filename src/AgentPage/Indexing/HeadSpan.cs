namespace SpanPack;

/// <summary>The data of a trace for lists: its root, or the span that represents it.</summary>
internal sealed record HeadSpan
{
    /// <summary>The memory of one, in bytes; its texts are shared.</summary>
    internal const int Bytes = 96;

    internal required string Service { get; init; }

    internal required string Name { get; init; }

    internal required string Resource { get; init; }

    internal required string Type { get; init; }

    internal required string Status { get; init; }

    /// <summary>Gets whether it has no parent.</summary>
    internal required bool IsRoot { get; init; }

    internal required bool IsError { get; init; }

    internal required long Start { get; init; }

    /// <summary>Returns whether this span represents the trace, rather than one of another chunk.</summary>
    internal bool IsBefore(HeadSpan other) => IsRoot != other.IsRoot ? IsRoot : Start < other.Start;
}
