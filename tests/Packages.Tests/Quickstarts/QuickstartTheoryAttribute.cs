namespace SpanPack.Packages.Tests.Quickstarts;

/// <summary>A test that types quickstarts: on Linux, with the programs that a page or the test itself needs, and in full doses.</summary>
public sealed class QuickstartTheoryAttribute : TheoryAttribute
{
    private static readonly string[] s_programs = ["bash", "unshare", "ip", "curl", "base64"];

    /// <summary>Initializes the attribute.</summary>
    public QuickstartTheoryAttribute() => Skip = Missing() is { } program ? $"{program} is missing."
        : Dose.IsThorough ? null : "Typing a page takes half a minute: SPANPACK_DOSE=full or CI=true does it.";

    private static string? Missing()
    {
        string[] folders = (Environment.GetEnvironmentVariable("PATH") ?? "").Split(Path.PathSeparator);
        return s_programs.FirstOrDefault(program => !folders.Append("/usr/sbin").Any(folder => File.Exists(Path.Combine(folder, program))));
    }
}
