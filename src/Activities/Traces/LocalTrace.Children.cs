namespace SpanPack;

/// <content>Whether children run, and for how long the local root has.</content>
internal sealed partial class LocalTrace
{
    private int _begun; // children of which was told
    private int _ended;

    /// <summary>Gets whether children have begun that have not ended.</summary>
    internal bool HasOpen => Volatile.Read(ref _begun) != Volatile.Read(ref _ended);

    /// <summary>Gets or sets whether it was in the table of live traces for a while. For the thread that walks it.</summary>
    internal bool IsOld { get; set; }

    /// <summary>Takes note of a child that has begun.</summary>
    internal void OnBegun() => Interlocked.Increment(ref _begun);
}
