using System.Diagnostics;

namespace SpanPack.Packages.Tests.Quickstarts;

/// <summary>A test that types quickstarts: on Linux, with the programs that a page or the test itself needs, and in full doses.</summary>
public sealed class QuickstartTheoryAttribute : TheoryAttribute
{
    private static readonly string[] s_programs = ["bash", "unshare", "ip", "curl", "base64"];

    /// <summary>Initializes the attribute.</summary>
    public QuickstartTheoryAttribute() => Skip = Missing() is { } program ? $"{program} is missing or may not be used."
        : Dose.IsThorough ? null : "Typing a page takes half a minute: SPANPACK_DOSE=full or CI=true does it.";

    private static string? Missing()
    {
        string[] folders = (Environment.GetEnvironmentVariable("PATH") ?? "").Split(Path.PathSeparator);
        return s_programs.FirstOrDefault(program => !folders.Append("/usr/sbin").Any(folder => File.Exists(Path.Combine(folder, program))))
            ?? (HasNamespaces() ? null : "unshare");
    }

    // Some systems let only root have a network apart.
    private static bool HasNamespaces()
    {
        using Process process = Process.Start(new ProcessStartInfo("unshare", ["-rn", "true"]) { RedirectStandardError = true })!;
        process.WaitForExit();
        return process.ExitCode == 0;
    }
}
