using System.Diagnostics;
using System.Globalization;
using SpanPack.Benchmarks.Processes;

namespace SpanPack.Requests.Benchmarks.Processes;

/// <summary>The program of <c>benchmarks/OneSecond</c>, published into a directory that is deleted at the end.</summary>
internal sealed class OneSecondProgram : IDisposable
{
    private readonly DirectoryInfo _directory = Directory.CreateTempSubdirectory("spanpack-");

    private OneSecondProgram(Compilation compilation) => Compilation = compilation;

    internal Compilation Compilation { get; }

    /// <exception cref="OperationCanceledException">Ctrl+C.</exception>
    /// <exception cref="ProcessException">Publishing failed, or something for it is missing.</exception>
    internal static async Task<OneSecondProgram> PublishAsync(Compilation compilation, CancellationToken cancellation)
    {
        var program = new OneSecondProgram(compilation);
        string? missing = await Publishing.PublishAsync("OneSecond", program._directory.FullName, $"Compiled={compilation}", cancellation);
        return missing is null ? program : throw new ProcessException($"{compilation} is not measured: {missing}.");
    }

    /// <summary>Runs it once.</summary>
    /// <param name="program">What it does: <c>query</c> or <c>host</c>.</param>
    /// <param name="isTraced">Whether it is traced.</param>
    /// <param name="agent">Where spans go.</param>
    /// <param name="cancellation">Ctrl+C.</param>
    internal async Task<ShortLife> RunAsync(string program, bool isTraced, string agent, CancellationToken cancellation)
    {
        ProcessStartInfo info = ProgramProcess.Other(Path.Combine(_directory.FullName, "SpanPack.OneSecond"), program, isTraced ? "on" : "off");
        info.Environment["DD_TRACE_AGENT_URL"] = agent;
        info.ArgumentList.Add(((long)(DateTime.UtcNow - DateTime.UnixEpoch).TotalMicroseconds).ToString(CultureInfo.InvariantCulture));
        return ShortLife.Parse(await ProgramProcess.RunAsync(info, cancellation));
    }

    public void Dispose() => _directory.Delete(recursive: true);
}
