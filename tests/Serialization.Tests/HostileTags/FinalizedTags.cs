using SpanPack.CompilerServices;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.HostileTags;

/// <summary>A tag class that counts how often its constructor and its finalizer run.</summary>
/// <typeparam name="TTest">The test, so that each counts for itself and has a layout that was not made before.</typeparam>
internal sealed class FinalizedTags<TTest> : SpanTags
{
    private static readonly TagTable s_table = new(2, Pack.Str("text"), default, default);

    private Slot _slots;

    internal FinalizedTags()
    {
        Interlocked.Increment(ref Constructed);
        _slots[0] = "value";
    }

    ~FinalizedTags() => Interlocked.Increment(ref Finalized);

    internal static int Constructed;

    internal static int Finalized;

    protected override bool GetLevel(int level, out TagLevel tags)
    {
        TagLevel.Create(s_table, _slots, out tags);
        return false;
    }

    [System.Runtime.CompilerServices.InlineArray(1)]
    private struct Slot
    {
        private string? _slot;
    }
}
