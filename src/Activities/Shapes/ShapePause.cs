using System.Diagnostics;

namespace SpanPack;

/// <summary>Pauses attempts without success: chunks whose shapes never recur would be looked up each time.</summary>
/// <remarks>Used by any number of threads; a lost count is harmless.</remarks>
[DebuggerDisplay("{_misses} misses, {_pause} chunks are passed over")]
internal sealed class ShapePause
{
    private const int MaxMisses = 64; // in a row
    private const int MaxPause = 4_096; // chunks

    private int _misses;
    private int _pause;
    private int _nextPause = MaxMisses;

    /// <summary>Returns whether the next chunk is tried.</summary>
    internal bool Tries()
    {
        if (_pause == 0) return true;
        _pause--;
        return false;
    }

    internal void OnFound()
    {
        if (_misses == 0) return;
        _misses = 0;
        _nextPause = MaxMisses;
    }

    internal void OnMissed()
    {
        if (++_misses < MaxMisses) return;
        _misses = 0;
        _pause = _nextPause;
        _nextPause = Math.Min(_nextPause * 2, MaxPause);
    }
}
