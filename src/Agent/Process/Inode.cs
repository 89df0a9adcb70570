using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>Reads the inode of a file on Linux, which no class of the framework does.</summary>
internal static class Inode
{
    // linux/stat.h, the same on every processor.
    private const int CurrentFolder = -100; // AT_FDCWD
    private const uint InodeOnly = 0x100;   // STATX_INO
    private const int StatusSize = 256;
    private const int InodeOffset = 32;

    /// <returns>The inode; null if there is no such file, or the system does not report it.</returns>
    internal static ulong? Of(string path)
    {
        if (!OperatingSystem.IsLinux() || path.Contains('\0')) return null;
        var status = new byte[StatusSize];
        try
        {
            bool isKnown = Status(CurrentFolder, path, 0, InodeOnly, status) == 0 && (BitConverter.ToUInt32(status) & InodeOnly) != 0;
            return isKnown ? BitConverter.ToUInt64(status, InodeOffset) : null;
        }
        // no libc, or one without statx: glibc has it since 2.28
        catch (Exception problem) when (problem is TypeLoadException or BadImageFormatException)
        {
            return null;
        }
    }

    [DllImport("libc", EntryPoint = "statx")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static extern int Status(int folder, [MarshalAs(UnmanagedType.LPUTF8Str)] string path, int flags, uint mask,
        [Out] byte[] status);
}
