using System.Diagnostics;
using System.Globalization;
using System.Text.Json;
using SpanPack.Benchmarks.Measuring;
using SpanPack.Benchmarks.Processes;
using SpanPack.Benchmarks.Streams;

namespace SpanPack.Benchmarks.Quick;

/// <summary>Measures in a process of its own.</summary>
internal static class MeasuringProcess
{
    /// <summary>
    /// The hidden command of that process, in this program and in the one of <c>benchmarks/StartUp</c>; its argument, if it has one, is
    /// <see cref="StreamOptions"/> as JSON.
    /// </summary>
    internal const string Command = "measure";

    /// <param name="set">What is measured.</param>
    /// <param name="native">The program as machine code, for sets that want it.</param>
    /// <param name="cancellation">Ctrl+C.</param>
    /// <exception cref="OperationCanceledException">Ctrl+C; the process is gone.</exception>
    /// <exception cref="ProcessException">The process failed.</exception>
    internal static async Task<ProcessFigures> RunAsync(QuickSet set, NativeAotProgram? native, CancellationToken cancellation)
    {
        string[] arguments = ArgumentsOf(set);
        ProcessStartInfo info = set.Setting == ProcessSetting.NativeAot
            ? ProgramProcess.Other(native!.FileName, arguments)
            : ProgramProcess.Again(arguments);
        if (set.Setting == ProcessSetting.WithoutPgo) info.Environment["DOTNET_TieredPGO"] = "0";
        return await ReadAsync(info, cancellation);
    }

    /// <summary>Measures with another build of this program.</summary>
    /// <param name="assembly">Its path.</param>
    /// <param name="set">What is measured, by the JIT compiler with PGO.</param>
    /// <param name="cancellation">Ctrl+C.</param>
    /// <exception cref="OperationCanceledException">Ctrl+C; the process is gone.</exception>
    /// <exception cref="ProcessException">The process failed.</exception>
    internal static Task<ProcessFigures> RunOtherAsync(string assembly, QuickSet set, CancellationToken cancellation)
        => ReadAsync(ProgramProcess.Other("dotnet", ["exec", assembly, .. ArgumentsOf(set)]), cancellation);

    // The default is left out: a build of another commit may not know the option.
    private static string[] ArgumentsOf(QuickSet set)
    {
        string[] stream = set.Stream is { } options ? [JsonSerializer.Serialize(options, StreamJson.Default.StreamOptions)] : [];
        string[] seconds =
            set.Seconds == Measurement.DefaultSeconds ? [] : ["--seconds", set.Seconds.ToString(CultureInfo.InvariantCulture)];
        return [Command, .. stream, .. seconds];
    }

    private static async Task<ProcessFigures> ReadAsync(ProcessStartInfo info, CancellationToken cancellation)
    {
        string printed = await ProgramProcess.RunAsync(info, cancellation);
        return JsonSerializer.Deserialize(printed, FiguresJson.Default.ProcessFigures)
            ?? throw new ProcessException("A measuring process printed nothing.");
    }
}
