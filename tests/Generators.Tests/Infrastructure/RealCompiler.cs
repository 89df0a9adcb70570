using System.Diagnostics;

namespace SpanPack.Generators.Tests.Infrastructure;

/// <summary>Runs the compiler of the SDK as a build does: it is given the generator as a file, and its server compiles.</summary>
internal static class RealCompiler
{
    private static readonly string s_compiler = FindCompiler();

    /// <summary>Compiles a file and returns its errors and warnings in the order of the source, such as <c>3: error SPK011</c>.</summary>
    internal static async Task<string[]> CompileAsync(string source, bool runsAnalyzers)
    {
        string folder = Directory.CreateTempSubdirectory("spanpack-csc-").FullName;
        try
        {
            await File.WriteAllTextAsync(Path.Combine(folder, "Test.cs"), source);
            await File.WriteAllLinesAsync(Path.Combine(folder, "arguments.rsp"), Arguments(runsAnalyzers));
            var start = new ProcessStartInfo("dotnet", ["exec", s_compiler, "/shared", "/noconfig", "@arguments.rsp"])
            {
                WorkingDirectory = folder,
                RedirectStandardOutput = true
            };
            using Process process = Process.Start(start)!;
            string output = await process.StandardOutput.ReadToEndAsync().InTime();
            await process.WaitForExitAsync().InTime();
            string[] lines = [.. output.Split('\n').Where(static line => line.Contains(": error ", StringComparison.Ordinal)
                || line.Contains(": warning ", StringComparison.Ordinal))];
            Assert.True(process.ExitCode == 0 || lines.Length > 0, output);
            return [.. lines.Select(Describe)
                .OrderBy(static found => found.Line)
                .ThenBy(static found => found.Text, StringComparer.Ordinal)
                .Select(static found => $"{found.Line}: {found.Text}")];
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    private static IEnumerable<string> Arguments(bool runsAnalyzers) =>
    [
        "/nologo", "/target:library", "/nostdlib", "/nullable:enable", "/langversion:13", "/out:Test.dll", "Test.cs",
        runsAnalyzers ? "/skipanalyzers-" : "/skipanalyzers+",
        $"/analyzer:\"{typeof(SpanPackGenerator).Assembly.Location}\"",
        .. TestCompilation.ReferencePaths.Select(static path => $"/reference:\"{path}\""),
    ];

    // Those in generated files come with the path of these, and have no place in the source of the test.
    private static (int Line, string Text) Describe(string line)
    {
        string[] parts = line.Split(": ");
        int open = parts[0].LastIndexOf('(');
        bool isInSource = parts[0].StartsWith("Test.cs(", StringComparison.Ordinal);
        int number = isInSource
            ? int.Parse(parts[0][(open + 1)..parts[0].IndexOf(',', open)], System.Globalization.CultureInfo.InvariantCulture)
            : 0;
        return (number, isInSource ? parts[1] : line.Trim());
    }

    private static string FindCompiler()
    {
        string root = Path.GetFullPath(Path.Combine(Path.GetDirectoryName(typeof(object).Assembly.Location)!, "..", "..", ".."));
        return Directory.GetDirectories(Path.Combine(root, "sdk"), $"{Environment.Version.Major}.*")
            .Select(static sdk => Path.Combine(sdk, "Roslyn", "bincore", "csc.dll")).Where(File.Exists)
                .Order(StringComparer.Ordinal)
                .Last();
    }
}
