using System.Diagnostics;
using System.Globalization;
using SpanPack.Benchmarks.Processes;

namespace SpanPack.Requests.Benchmarks.Processes;

/// <summary>A small program of <c>benchmarks</c>, published into a directory that is deleted at the end.</summary>
internal sealed class PublishedProgram : IDisposable
{
    private readonly DirectoryInfo _directory = Directory.CreateTempSubdirectory("spanpack-");
    private readonly string _project;

    private PublishedProgram(string project, Compilation compilation) => (_project, Compilation) = (project, compilation);

    internal Compilation Compilation { get; }

    /// <summary>Gets what rows say of the compilation.</summary>
    internal string Label => Compilation switch { Compilation.ReadyToRun => "ReadyToRun", Compilation.Jit => "JIT", _ => "NativeAOT" };

    /// <param name="project">The folder in <c>benchmarks</c>.</param>
    /// <param name="cancellation">Ctrl+C.</param>
    /// <returns>The program, compiled in each way.</returns>
    /// <exception cref="OperationCanceledException">Ctrl+C.</exception>
    /// <exception cref="ProcessException">Publishing failed, or something for it is missing.</exception>
    internal static async Task<List<PublishedProgram>> PublishAsync(string project, CancellationToken cancellation)
    {
        await Console.Error.WriteLineAsync($"Publishing benchmarks/{project} in three ways takes a few minutes.");
        List<PublishedProgram> programs = [];
        foreach (Compilation compilation in Enum.GetValues<Compilation>())
        {
            var program = new PublishedProgram(project, compilation);
            string? missing = await Publishing.PublishAsync(project, program._directory.FullName, $"Compiled={compilation}", cancellation);
            programs.Add(missing is null ? program : throw new ProcessException($"{compilation} is not measured: {missing}."));
        }

        return programs;
    }

    /// <summary>Runs it once, with the time of its start as its last argument.</summary>
    /// <param name="arguments">What comes before.</param>
    /// <param name="agent">Where spans go; null for nowhere.</param>
    /// <param name="cancellation">Ctrl+C.</param>
    /// <returns>The numbers that it prints.</returns>
    internal async Task<double[]> RunAsync(string[] arguments, string? agent, CancellationToken cancellation)
    {
        ProcessStartInfo info = ProgramProcess.Other(Path.Combine(_directory.FullName, $"SpanPack.{_project}"), arguments);
        if (agent is not null) info.Environment["DD_TRACE_AGENT_URL"] = agent;
        info.ArgumentList.Add(((long)(DateTime.UtcNow - DateTime.UnixEpoch).TotalMicroseconds).ToString(CultureInfo.InvariantCulture));
        string printed = await ProgramProcess.RunAsync(info, cancellation);
        return Array.ConvertAll(printed.Split(' '), NumberOf);
    }

    public void Dispose() => _directory.Delete(recursive: true);

    private static double NumberOf(string text)
        => double.TryParse(text, CultureInfo.InvariantCulture, out double number)
            ? number
            : throw new ProcessException($"A process said '{text}', not a number.");
}
