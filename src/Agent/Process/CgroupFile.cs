using System.Text;

namespace SpanPack;

/// <summary>Reads <c>/proc/self/cgroup</c> and the namespace of its paths.</summary>
internal static class CgroupFile
{
    /// <summary>The most bytes that are read. A process has about ten lines, with paths of at most 4,096 bytes.</summary>
    internal const int MaxBytes = 64 * 1024;

    private const string HostNamespace = "cgroup:[4026531835]"; // 0xEFFFFFFB, PROC_CGROUP_INIT_INO of linux/proc_ns.h

    /// <returns>The entries; none if the file cannot be read.</returns>
    internal static CgroupEntry[] Read(LinuxRoots roots)
    {
        try
        {
            return Parse(ReadText(roots));
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            return [];
        }
    }

    /// <summary>Returns whether the paths are those of the host instead of a container; false if unknown.</summary>
    internal static bool IsOfHost(LinuxRoots roots)
    {
        try
        {
            return new FileInfo($"{roots.Process}/ns/cgroup").LinkTarget == HostNamespace;
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            return false;
        }
    }

    private static string ReadText(LinuxRoots roots)
    {
        var bytes = new byte[MaxBytes];
        using FileStream file = File.OpenRead($"{roots.Process}/cgroup");
        int byteCount = file.ReadAtLeast(bytes, MaxBytes, throwOnEndOfStream: false);
        // A line that is cut could end like an id.
        if (byteCount == MaxBytes) byteCount = bytes.AsSpan().LastIndexOf((byte)'\n') + 1;
        return Encoding.UTF8.GetString(bytes, 0, byteCount);
    }

    private static CgroupEntry[] Parse(string text)
        => [.. from line in text.Split('\n') let entry = CgroupEntry.Parse(line) where entry is not null select entry];
}
