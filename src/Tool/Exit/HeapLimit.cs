namespace SpanPack.Tool;

/// <summary>The limit of the managed heap of the process.</summary>
internal static class HeapLimit
{
    /// <summary>Sets the limit from now on.</summary>
    internal static void Set(long bytes)
    {
        AppContext.SetData("GCHeapHardLimit", (ulong)bytes);
        GC.RefreshMemoryLimit();
    }
}
