namespace SpanPack;

/// <content>Running children, and the age of the local root.</content>
internal sealed partial class LocalTrace
{
    private int _open; // children of which was told, and that have not ended

    /// <summary>Gets whether any children have started and not ended.</summary>
    internal bool HasOpen => Volatile.Read(ref _open) != 0;

    /// <summary>Gets or sets whether it has been in the table of live traces for a while. For the thread that enumerates it.</summary>
    internal bool IsOld { get; set; }

    /// <summary>Records a started child.</summary>
    internal void OnBegun()
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        _open++;
    }
}
