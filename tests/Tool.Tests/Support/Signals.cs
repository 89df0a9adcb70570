using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack.Tool.Tests.Support;

/// <summary>
/// What children inherit. A run that a script began in its background ignores SIGINT, and so would all that the tests start.
/// </summary>
internal static class Signals
{
    private const int Interrupt = 2;
    private const int Default = 0; // SIG_DFL
    private const int Ignored = 1; // SIG_IGN
    private const int ActionSize = 256;

    [ModuleInitializer]
    internal static void TakeInterrupts()
    {
        if (OperatingSystem.IsWindows()) return;
        var action = new byte[ActionSize]; // struct sigaction, which begins with the handler
        if (GetAction(Interrupt, 0, action) == 0 && BitConverter.ToInt64(action) == Ignored) _ = SetHandler(Interrupt, Default);
    }

    [DllImport("libc", EntryPoint = "sigaction")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static extern int GetAction(int signal, nint newAction, [Out] byte[] action);

    [DllImport("libc", EntryPoint = "signal")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static extern nint SetHandler(int signal, nint handler);
}
