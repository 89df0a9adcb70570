namespace SpanPack.Tool;

/// <summary>How much memory the objects of the process may take.</summary>
internal static class HeapLimit
{
    /// <summary>Sets it, for the time from now on.</summary>
    internal static void Set(long bytes)
    {
        AppContext.SetData("GCHeapHardLimit", (ulong)bytes);
        GC.RefreshMemoryLimit();
    }
}
