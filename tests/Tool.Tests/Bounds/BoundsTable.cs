using System.Globalization;
using SpanPack.Tests.Hostile;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests.Bounds;

/// <summary>Every hostile shape through every command: the table of <c>tests/nightly-bounds.sh</c>.</summary>
internal static class BoundsTable
{
    private const int PayloadBytes = 6_000_000;
    private const int Megabyte = 1_000_000;
    private const long MaxPeakBytes = 500 * Megabyte;
    private const long BoundedOutputBytes = 50 * Megabyte; // more is work that no limit of time is for
    private const double MaxSeconds = 5;

    private static readonly TimeSpan s_limit = TimeSpan.FromMinutes(3);

    /// <param name="shapes">A part of the names of the shapes; empty for all.</param>
    /// <param name="commands">A part of the names of the commands; empty for all.</param>
    /// <returns>1 when a limit was passed.</returns>
    internal static async Task<int> RunAsync(string shapes, string commands)
    {
        using var folder = new TestFolder();
        int exceeded = 0;
        Console.WriteLine($"{"shape",-34}{"command",-17}{"peak MB",8}{"seconds",9}{"exit",6}{"written MB",12}");
        foreach (HostileShape shape in HostileShapes.All.Where(shape => shape.Name.Contains(shapes, StringComparison.Ordinal)))
        {
            exceeded += await MeasureAsync(folder, shape.Name, $"{shape.Name}.{shape.Format.GetName()}.msgpack", shape.Make(PayloadBytes),
                commands);
        }

        foreach (string name in OtlpShapes.Names.Select(static name => "otlp-" + name).Where(name =>
            name.Contains(shapes, StringComparison.Ordinal)))
        {
            exceeded += await MeasureAsync(folder, name, name + ".json", OtlpShapes.Make(name["otlp-".Length..], PayloadBytes), commands);
        }

        Console.WriteLine(exceeded == 0
            ? "within all limits"
            : $"{exceeded} over a limit: {MaxPeakBytes / Megabyte} MB, or {MaxSeconds} s where no more than "
                + $"{BoundedOutputBytes / Megabyte} MB is written");
        return exceeded == 0 ? 0 : 1;
    }

    private static async Task<int> MeasureAsync(TestFolder folder, string shape, string fileName, byte[] content, string commands)
    {
        int exceeded = 0;
        string payload = folder.Write(fileName, content);
        foreach (BoundedCommand command in BoundedCommand.All.Where(command => command.Name.Contains(commands, StringComparison.Ordinal)))
        {
            if (!await MeasureAsync(shape, command, payload, Path.Combine(folder.Path, "output.msgpack"))) exceeded++;
        }

        File.Delete(payload);
        return exceeded;
    }

    private static async Task<bool> MeasureAsync(string shape, BoundedCommand command, string payload, string output)
    {
        MeasuredProcess run = await MeasuredProcess.RunAsync(s_limit, command.Arguments(payload, output));
        long written = run.OutputBytes + (File.Exists(output) ? new FileInfo(output).Length : 0);
        File.Delete(output);
        bool isWithin = run.ExitCode is 0 or 1 && run.PeakBytes <= MaxPeakBytes
            && (run.Seconds <= MaxSeconds || written > BoundedOutputBytes);
        string exit = run.ExitCode?.ToString(CultureInfo.InvariantCulture) ?? "none";
        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"{shape,-34}{command.Name,-17}{run.PeakBytes / Megabyte,8}{run.Seconds,9:F1}{exit,6}{written / Megabyte,12}"
                + $"{(isWithin ? string.Empty : "  <-- over")}{(run.ExitCode is 0 ? string.Empty : "  " + run.Error.Trim())}"));
        return isWithin;
    }
}
