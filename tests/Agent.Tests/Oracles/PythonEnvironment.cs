using System.Diagnostics;

namespace SpanPack.Agent.Tests.Oracles;

/// <summary>
/// The environment of Python that the test agent's script makes with pip in ten seconds, made in advance in half a second: wheels are
/// archives of what is installed.
/// </summary>
internal static class PythonEnvironment
{
    private const string Script = """
        import pathlib, sys, venv, zipfile

        work, wheels = map(pathlib.Path, sys.argv[1:])
        venv.create(work / "venv", symlinks=True)
        packages = next((work / "venv" / "lib").glob("python*/site-packages"))
        for wheel in wheels.glob("*.whl"):
            zipfile.ZipFile(wheel).extractall(packages)
        program = work / "venv" / "bin" / "ddapm-test-agent"
        program.write_text(f"#!{program.with_name('python')}\nfrom ddapm_test_agent.agent import main\nmain()\n")
        program.chmod(0o755)
        """;

    /// <summary>Makes it in the working folder of the script.</summary>
    /// <param name="folder">The folder.</param>
    /// <param name="wheels">The folder of the wheels.</param>
    internal static void Make(string folder, string wheels)
    {
        var start = new ProcessStartInfo(OracleFolder.Python, ["-c", Script, folder, wheels]) { RedirectStandardError = true };
        using Process process = Process.Start(start)!;
        Task<string> error = process.StandardError.ReadToEndAsync();
        if (!process.WaitForExit(Patience.Long))
        {
            process.Kill(entireProcessTree: true);
            throw new TimeoutException($"Waited {Patience.Long.TotalMinutes} minutes for: Python makes an environment.");
        }

        Assert.True(process.ExitCode == 0, error.Result);
    }
}
