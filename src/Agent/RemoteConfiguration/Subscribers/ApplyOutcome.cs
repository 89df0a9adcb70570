namespace SpanPack;

/// <summary>The outcome of applying a file. Immutable.</summary>
/// <param name="State">Its state.</param>
/// <param name="Error">The reason of a failure; null in other states.</param>
internal readonly record struct ApplyOutcome(ApplyState State, string? Error = null)
{
    /// <summary>Combines the outcomes of two subscribers.</summary>
    internal ApplyOutcome With(ApplyOutcome other)
    {
        if (State == ApplyState.Failed) return this;
        return other.State == ApplyState.Failed || State == ApplyState.Applied ? other : this;
    }
}
