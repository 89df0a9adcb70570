using System.Diagnostics;

namespace SpanPack.Tests.Processes;

/// <summary>
/// Starts processes that tests send signals to. Tests that run in the background may ignore signals, and what they start would too.
/// </summary>
internal static class DefaultSignals
{
    private const string Reset = "--default-signal=INT,HUP,QUIT,TERM";

    private static readonly bool s_canReset = CanReset();

    /// <param name="command">The program and its arguments.</param>
    /// <returns>
    /// How it is started: with the ordinary effect of signals where the system has a program for that, and with its output for the test.
    /// </returns>
    internal static ProcessStartInfo Start(params string[] command)
    {
        string[] line = s_canReset ? ["env", Reset, .. command] : command;
        return new ProcessStartInfo(line[0], line[1..]) { RedirectStandardOutput = true, RedirectStandardError = true };
    }

    private static bool CanReset()
    {
        if (!OperatingSystem.IsLinux()) return false;
        using Process env = Process.Start(new ProcessStartInfo("env", [Reset, "true"]) { RedirectStandardError = true })!;
        env.WaitForExit();
        return env.ExitCode == 0;
    }
}
