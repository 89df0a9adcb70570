namespace SpanPack;

/// <content>Running children, and the age of the local root.</content>
internal sealed partial class LocalTrace
{
    private int _begun; // children of which was told
    private int _ended;

    /// <summary>Gets whether any children have started and not ended.</summary>
    internal bool HasOpen => Volatile.Read(ref _begun) != Volatile.Read(ref _ended);

    /// <summary>Gets or sets whether it has been in the table of live traces for a while. For the thread that enumerates it.</summary>
    internal bool IsOld { get; set; }

    /// <summary>Records a started child.</summary>
    internal void OnBegun() => Interlocked.Increment(ref _begun);
}
