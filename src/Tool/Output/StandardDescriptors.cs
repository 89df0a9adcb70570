using System.Runtime.InteropServices;
using Microsoft.Win32.SafeHandles;

namespace SpanPack.Tool;

/// <summary>
/// The standard streams that the process was given. If one was closed (<c>2&gt;&amp;-</c>), the system assigns its number to the next
/// opened file: a pipe of the runtime, or a file.
/// </summary>
internal static class StandardDescriptors
{
    private const int GetFlags = 1;    // F_GETFD, on every Unix
    private const int CloseOnExec = 1; // FD_CLOEXEC

    private static readonly List<SafeFileHandle> s_placeholders = [];

    internal static bool HasInput { get; } = IsInherited(0);

    internal static bool HasOutput { get; } = IsInherited(1);

    internal static bool HasError { get; } = IsInherited(2);

    /// <summary>Prevents later files from getting the number of a closed stream. Call it before everything else.</summary>
    internal static void KeepClosed()
    {
        int closed = new[] { HasInput, HasOutput, HasError }.Count(static has => !has);
        for (int i = 0; i < closed; i++)
            s_placeholders.Add(File.OpenHandle("/dev/null", FileMode.Open, FileAccess.ReadWrite, FileShare.ReadWrite));
    }

    // What is marked so was opened since: it would not have come through exec.
    private static bool IsInherited(int descriptor)
        => OperatingSystem.IsWindows() || Control(descriptor, GetFlags) is >= 0 and var flags && (flags & CloseOnExec) == 0;

    [DllImport("libc", EntryPoint = "fcntl")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static extern int Control(int descriptor, int command);
}
