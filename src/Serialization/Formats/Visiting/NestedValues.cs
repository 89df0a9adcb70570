namespace SpanPack;

/// <summary>Builds values that hold others: arrays and lists of pairs. They are checked when they are read, and built when somebody asks for them.</summary>
internal abstract class NestedValues
{
    /// <summary>Builds a value.</summary>
    /// <param name="payload">All bytes of the payload.</param>
    /// <param name="start">Bytes from the start of the payload to the value.</param>
    /// <param name="kind">What it is.</param>
    /// <param name="budget">What it may take.</param>
    /// <exception cref="ObjectBudgetException">It takes more.</exception>
    internal abstract TagValue Build(ReadOnlySpan<byte> payload, int start, TagValueKind kind, ObjectBudget budget);
}
