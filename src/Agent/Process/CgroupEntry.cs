namespace SpanPack;

/// <summary>A line of <c>/proc/self/cgroup</c>, <c>number:controllers:path</c>; see cgroups(7).</summary>
/// <param name="Controllers">Names with commas between them; empty in cgroup v2.</param>
/// <param name="Path">The path from the root of the hierarchy, with a slash before.</param>
internal sealed record CgroupEntry(string Controllers, string Path)
{
    private const string Memory = "memory"; // the one of v1 that containers always have

    /// <summary>Gets whether the hierarchy is that of v2.</summary>
    internal bool IsUnified => Controllers.Length == 0;

    /// <summary>Gets whether the hierarchy has the memory controller of v1.</summary>
    internal bool IsMemory => Controllers.Split(',').Contains(Memory);

    internal static CgroupEntry? Parse(string line)
    {
        string[] parts = line.Split(':', 3);
        bool isEntry = parts.Length == 3 && parts[0].Length > 0 && parts[0].All(char.IsAsciiDigit) && parts[2].StartsWith('/');
        return isEntry ? new CgroupEntry(parts[1], parts[2].TrimEnd()) : null;
    }

    /// <summary>
    /// Returns the folder of the cgroup in the file system; null when the path leads out of it, as for a cgroup outside of the process's
    /// namespace.
    /// </summary>
    /// <param name="root">The mount point of cgroups.</param>
    internal string? FolderBelow(string root)
        => Path.Split('/').Contains("..") ? null : $"{root}{(IsUnified ? "" : $"/{Memory}")}{Path}";
}
