namespace SpanPack;

/// <summary>How far a loop over tags has come: the next index and the number of tags written, in one register.</summary>
internal readonly struct LoopProgress
{
    private readonly ulong _both;

    internal LoopProgress(int index, int written) => _both = ((ulong)(uint)index << 32) | (uint)written;

    internal int Index => (int)(_both >> 32);

    internal int Written => (int)(uint)_both;

    internal static LoopProgress Begin(int written) => new(0, written);

    /// <summary>One tag further, which was written or not.</summary>
    internal LoopProgress Next(bool isWritten) => new(Index + 1, isWritten ? Written + 1 : Written);
}
