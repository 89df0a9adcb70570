namespace SpanPack;

/// <summary>
/// The sections of a payload that a later one of the same element replaces: first a reader notes them, then another one asks for them.
/// Tracers send no such payload. Memory: a bit for each byte of the payload, however many sections there are.
/// </summary>
/// <param name="payloadBytes">The size of the payload.</param>
/// <param name="sectionKinds">The number of kinds of sections.</param>
internal sealed class ReplacedSections(int payloadBytes, int sectionKinds)
{
    private readonly ulong[] _offsets = new ulong[(payloadBytes / 64) + 1]; // a bit for each byte: set where a replaced section begins

    // The offset of the latest section of each kind. Elements of a kind do not nest, so it is of the same element where that has had one.
    private readonly int[] _latest = new int[sectionKinds];
    private bool _isComplete;

    /// <summary>Ends the noting.</summary>
    internal void Complete() => _isComplete = true;

    /// <summary>Returns whether the content of a section counts. Before all are noted, notes the section and returns true.</summary>
    /// <param name="kind">The kind of section, from 0.</param>
    /// <param name="offset">The offset of its content in the payload.</param>
    /// <param name="isRepeated">Whether the element had one of this kind already.</param>
    internal bool Counts(int kind, int offset, bool isRepeated)
    {
        if (_isComplete) return (_offsets[offset / 64] & (1UL << (offset % 64))) == 0;
        ref int latest = ref _latest[kind];
        if (isRepeated) _offsets[latest / 64] |= 1UL << (latest % 64);
        latest = offset;
        return true;
    }
}
