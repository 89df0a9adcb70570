using System.Numerics;

namespace SpanPack;

/// <summary>Automatic tags by the bits of their numbers, for <c>foreach</c>.</summary>
/// <param name="bits">A bit for each tag.</param>
internal ref struct AutomaticTagSet(ulong bits)
{
    private ulong _rest = bits;

    public AutomaticTag Current { get; private set; } = null!; // set by MoveNext

    public readonly AutomaticTagSet GetEnumerator() => this;

    public bool MoveNext()
    {
        if (_rest == 0) return false;
        Current = AutomaticTags.At(BitOperations.TrailingZeroCount(_rest));
        _rest &= _rest - 1;
        return true;
    }
}
