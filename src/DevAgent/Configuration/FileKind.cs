using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>Distinguishes regular files from other entries.</summary>
internal static class FileKind
{
    // Linux: linux/stat.h, the same on every processor.
    private const int CurrentFolder = -100; // AT_FDCWD
    private const uint TypeOnly = 1;        // STATX_TYPE
    private const int StatusSize = 256;
    private const int ModeOffset = 28;
    private const int TypeMask = 0xF000;
    private const int None = 0;
    private const int RegularFile = 0x8000;
    private const int Folder = 0x4000;

    /// <summary>
    /// Returns whether this is a FIFO, a device or a socket: no file can be created beside it and moved into its place. On other systems
    /// than Linux, only entries of /dev are recognized.
    /// </summary>
    internal static bool IsSpecial(string path)
    {
        if (OperatingSystem.IsWindows()) return false;
        string full = Path.GetFullPath(path);
        if (IsDescriptor(full)) return true;
        return TypeOf(full) is { } type ? type is not (None or RegularFile or Folder) : full.StartsWith("/dev/", StringComparison.Ordinal);
    }

    // Another name of something that is open. What it leads to may be a file, and is not to be replaced.
    private static bool IsDescriptor(string path)
        => path is "/dev/stdin" or "/dev/stdout" or "/dev/stderr" || path.StartsWith("/dev/fd/", StringComparison.Ordinal)
            || path.StartsWith("/proc/", StringComparison.Ordinal);

    // Null where the system cannot say.
    private static int? TypeOf(string path)
    {
        if (!OperatingSystem.IsLinux()) return null;
        var status = new byte[StatusSize];
        try
        {
            return Status(CurrentFolder, path, 0, TypeOnly, status) == 0 ? BitConverter.ToUInt16(status, ModeOffset) & TypeMask : None;
        }
        catch (EntryPointNotFoundException)
        {
            return null;
        }
    }

    [DllImport("libc", EntryPoint = "statx")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static extern int Status(int folder, [MarshalAs(UnmanagedType.LPUTF8Str)] string path, int flags, uint mask,
        [Out] byte[] status);
}
