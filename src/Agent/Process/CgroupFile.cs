using System.Text;

namespace SpanPack;

/// <summary>Reads <c>/proc/self/cgroup</c>, and of which namespace its paths are.</summary>
internal static class CgroupFile
{
    /// <summary>Bytes that are read at most. A process has a dozen lines, with paths of at most 4,096 bytes.</summary>
    internal const int MaxBytes = 64 * 1024;

    private const string HostNamespace = "cgroup:[4026531835]"; // 0xEFFFFFFB, PROC_CGROUP_INIT_INO of linux/proc_ns.h

    /// <returns>What the file says; nothing where it cannot be read.</returns>
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

    /// <summary>Whether the paths are those of the host, and so are no container's; false where it is not known.</summary>
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
        => [.. from line in text.Split('\n') let entry = CgroupEntry.Parse(line) where entry is not null select entry.Value];
}
