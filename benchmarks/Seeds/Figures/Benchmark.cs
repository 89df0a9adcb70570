namespace SpanPack.Seeds.Figures;

/// <summary>A run of another benchmark.</summary>
/// <param name="Project">The folder in <c>benchmarks</c>.</param>
/// <param name="Arguments">Its arguments, without <c>--json</c>.</param>
internal sealed record Benchmark(string Project, string Arguments)
{
    /// <summary>Gets the command line for a person.</summary>
    internal string Line => $"dotnet run -c Release --project benchmarks/{Project} -- {Arguments}";
}
