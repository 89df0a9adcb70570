using SpanPack.Architecture.Tests.Exceptions;
using SpanPack.Architecture.Tests.Rules;
using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests;

/// <summary>Code is read in windows side by side.</summary>
public sealed class LineTests
{
    private static readonly string[] s_folders = ["src", "tests", "benchmarks", "samples", "build", "site"];

    [Fact]
    public void Lines_HaveAtMost140Characters()
        => ExceptionList.Verify("LongLines",
            from folder in s_folders
            from pattern in (string[])["*.cs", "*.js", "*.mjs", "*.css", "*.sh"]
            from file in Repository.Files(folder, pattern)
            let path = $"{folder}/{file}"
            where !path.EndsWith(".verified.cs", StringComparison.Ordinal)
            from finding in LineRules.LongLines(path, File.ReadLines(Repository.PathOf(path)), 140)
            select finding);
}
