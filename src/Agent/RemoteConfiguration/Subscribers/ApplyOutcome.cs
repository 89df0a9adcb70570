namespace SpanPack;

/// <summary>What became of a file. Immutable.</summary>
/// <param name="State">How far it is.</param>
/// <param name="Error">Why it was not applied; null in other states.</param>
internal readonly record struct ApplyOutcome(ApplyState State, string? Error = null)
{
    /// <summary>What became of a file by two subscribers together.</summary>
    internal ApplyOutcome With(ApplyOutcome other)
    {
        if (State == ApplyState.Failed) return this;
        return other.State == ApplyState.Failed || State == ApplyState.Applied ? other : this;
    }
}
