using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanPack.Benchmarks.Measuring;

namespace SpanPack.Generators.Benchmarks;

/// <summary>A generator, a project for it, and the least thread time that its runs took.</summary>
internal sealed class Peer(Func<IIncrementalGenerator> generator, Project project)
{
    private GeneratorDriver? _driver;
    private int _version;

    /// <summary>Milliseconds of a first run.</summary>
    internal double Cold { get; private set; } = double.MaxValue;

    /// <summary>Milliseconds of a run after an edit of the unrelated file.</summary>
    internal double Edit { get; private set; } = double.MaxValue;

    internal void MeasureCold()
    {
        CSharpCompilation compilation = project.Edit(++_version);
        GeneratorDriver driver = Project.NewDriver(generator());
        Cold = Math.Min(Cold, Measure(() => _driver = driver.RunGenerators(compilation)));
    }

    internal void MeasureEdit()
    {
        CSharpCompilation compilation = project.Edit(++_version);
        Edit = Math.Min(Edit, Measure(() => _driver = _driver!.RunGenerators(compilation)));
    }

    /// <summary>Demands that the last run made the files and reported nothing.</summary>
    internal void Check(int files)
    {
        GeneratorRunResult result = _driver!.GetRunResult().Results.Single();
        ImmutableArray<Diagnostic> found = result.Diagnostics;
        if (result.Exception is not null || !found.IsEmpty || result.GeneratedSources.Length < files)
            throw new InvalidOperationException($"{result.Exception} {string.Join("; ", found.Take(3))}: {result.GeneratedSources.Length} "
                + "files.");
    }

    private static double Measure(Action run)
    {
        GC.Collect();
        double start = ThreadClock.Now();
        run();
        return (ThreadClock.Now() - start) / 1e6;
    }
}
