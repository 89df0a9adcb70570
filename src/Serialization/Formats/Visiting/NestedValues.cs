namespace SpanPack;

/// <summary>
/// Builds values that contain others: arrays and lists of pairs. They are checked when they are read, and built on demand.
/// </summary>
internal abstract class NestedValues
{
    /// <summary>Builds a value.</summary>
    /// <param name="payload">All bytes of the payload.</param>
    /// <param name="start">Bytes from the start of the payload to the value.</param>
    /// <param name="kind">Its kind.</param>
    /// <param name="budget">The memory that it may take.</param>
    /// <exception cref="ObjectBudgetException">The value takes more.</exception>
    internal abstract TagValue Build(ReadOnlySpan<byte> payload, int start, TagValueKind kind, ObjectBudget budget);
}
