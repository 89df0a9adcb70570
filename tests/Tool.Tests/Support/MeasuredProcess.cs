using System.Diagnostics;
using System.Globalization;

namespace SpanPack.Tool.Tests.Support;

/// <summary>Runs the built program, counts what it writes and keeps the most memory that it had.</summary>
/// <param name="ExitCode">What it ended with; null when it was stopped.</param>
/// <param name="PeakBytes">The most memory that it had at a time; 0 where the system does not say.</param>
/// <param name="Seconds">Time of processors, which other processes do not lengthen much.</param>
/// <param name="OutputBytes">What it wrote to standard output.</param>
/// <param name="Error">What it wrote to the error stream.</param>
internal sealed record MeasuredProcess(int? ExitCode, long PeakBytes, double Seconds, long OutputBytes, string Error)
{
    private static readonly TimeSpan s_interval = TimeSpan.FromMilliseconds(10);

    /// <param name="limit">After this it is stopped.</param>
    /// <param name="arguments">The command line.</param>
    internal static async Task<MeasuredProcess> RunAsync(TimeSpan limit, params string[] arguments)
    {
        var start = new ProcessStartInfo("dotnet", ["exec", ToolProcess.Path, .. arguments])
        {
            RedirectStandardInput = true,
            RedirectStandardOutput = true, RedirectStandardError = true
        };
        long begin = Stopwatch.GetTimestamp();
        using Process process = Process.Start(start)!;
        process.StandardInput.Close();
        Task<long> output = CountAsync(process.StandardOutput.BaseStream);
        Task<string> error = process.StandardError.ReadToEndAsync();
        (long peak, double seconds) = (0, 0);
        while (!process.WaitForExit(s_interval))
        {
            (peak, seconds) = (Math.Max(peak, PeakOf(process.Id)), TimeOf(process, seconds));
            if (Stopwatch.GetElapsedTime(begin) < limit) continue;
            process.Kill();
            return new MeasuredProcess(null, peak, seconds, await output, await error);
        }

        return new MeasuredProcess(process.ExitCode, peak, seconds, await output, await error);
    }

    private static async Task<long> CountAsync(Stream output)
    {
        var buffer = new byte[64 * 1024];
        long count = 0;
        for (int read; (read = await output.ReadAsync(buffer)) > 0;) count += read;
        return count;
    }

    private static double TimeOf(Process process, double last)
    {
        try
        {
            return process.TotalProcessorTime.TotalSeconds;
        }
        catch (Exception e) when (e is InvalidOperationException or System.ComponentModel.Win32Exception)
        {
            return last; // it has ended
        }
    }

    // The kernel keeps the highest value, so only growth in the last moment before the end is missed.
    private static long PeakOf(int processId)
    {
        try
        {
            string? line = File.ReadLines($"/proc/{processId}/status")
                .FirstOrDefault(static line => line.StartsWith("VmHWM:", StringComparison.Ordinal));
            return line is null
                ? 0
                : 1024 * long.Parse(line.AsSpan("VmHWM:".Length, line.Length - "VmHWM:".Length - "kB".Length),
                    NumberStyles.AllowLeadingWhite
                    | NumberStyles.AllowTrailingWhite, CultureInfo.InvariantCulture);
        }
        catch (IOException)
        {
            return 0; // it has ended
        }
    }
}
