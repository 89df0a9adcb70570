using SpanPack.Architecture.Tests.Exceptions;
using SpanPack.Architecture.Tests.Rules;
using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests;

/// <summary>Code is read in windows side by side.</summary>
public sealed class LineTests
{
    [Fact]
    public void Lines_HaveAtMost140Characters()
        => ExceptionList.Verify("LongLines",
            from folder in (string[])["src", "tests", "benchmarks", "samples"]
            from file in Repository.SourceFiles(folder)
            let path = $"{folder}/{file}"
            where !path.EndsWith(".verified.cs", StringComparison.Ordinal)
            from finding in LineRules.LongLines(path, File.ReadLines(Repository.PathOf(path)), 140)
            select finding);
}
