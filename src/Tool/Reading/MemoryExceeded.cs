namespace SpanPack.Tool;

/// <summary>The error for a payload whose spans would need more memory than <see cref="MemoryBound.Objects"/>.</summary>
internal static class MemoryExceeded
{
    /// <param name="name">The name of the payload.</param>
    /// <param name="byteCount">Its size.</param>
    internal static ToolException Of(string name, int byteCount) => new(
        $"{name}: its spans would take more than {Amount.Of(MemoryBound.Objects(byteCount), "byte")} of memory, the bound for "
            + $"{Amount.Of(byteCount, "byte")}; split it, or look at it with 'spanpack dump'",
            ExitCode.Refused);
}
