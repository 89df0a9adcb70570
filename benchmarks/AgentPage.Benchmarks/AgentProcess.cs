using System.Diagnostics;
using System.Globalization;
using System.Reflection;

namespace SpanPack.AgentPage.Benchmarks;

/// <summary>The tool as users start it, and what the system says of its process.</summary>
internal sealed class AgentProcess : IDisposable
{
    private const double TicksOfSecond = 100; // of /proc, on every Linux that .NET runs on

    private readonly Process _process;

    private AgentProcess(Process process, Uri agent, Uri page) => (_process, Agent, Page) = (process, agent, page);

    internal Uri Agent { get; }

    internal Uri Page { get; }

    /// <summary>Gets the processor time that it has taken, in seconds.</summary>
    internal double ProcessorSeconds
    {
        get
        {
            string[] fields = File.ReadAllText($"/proc/{_process.Id}/stat").Split(") ")[^1].Split(' ');
            long ticks = long.Parse(fields[11], CultureInfo.InvariantCulture) + long.Parse(fields[12], CultureInfo.InvariantCulture);
            return ticks / TicksOfSecond;
        }
    }

    /// <summary>Gets the memory that it holds, in bytes.</summary>
    internal long Memory => Status("VmRSS:");

    /// <summary>Gets the most memory that it has held, in bytes.</summary>
    internal long PeakMemory => Status("VmHWM:");

    private static string Tool { get; } = typeof(AgentProcess).Assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>().Single(static item => item.Key == "ToolPath").Value!;

    /// <summary>Runs <c>spanpack query</c>.</summary>
    /// <returns>How long it took, with the start of its process.</returns>
    internal async Task<TimeSpan> QueryAsync(string filter)
    {
        long began = Stopwatch.GetTimestamp();
        using Process query = Process.Start(new ProcessStartInfo("dotnet", [Tool, "query", filter, "--url", Page.ToString()])
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        })!;
        await Task.WhenAll(query.StandardOutput.ReadToEndAsync(), query.StandardError.ReadToEndAsync());
        await query.WaitForExitAsync();
        return Stopwatch.GetElapsedTime(began);
    }

    internal static async Task<AgentProcess> StartAsync(string keep)
    {
        var start = new ProcessStartInfo("dotnet", [Tool, "agent", "--port", "0", "--page", "0", "--keep", keep])
        {
            RedirectStandardOutput = true,
        };
        Process process = Process.Start(start)!;
        Uri agent = AddressIn(await process.StandardOutput.ReadLineAsync()), page = AddressIn(await process.StandardOutput.ReadLineAsync());
        return new AgentProcess(process, agent, page);
    }

    public void Dispose()
    {
        _process.Kill();
        _process.WaitForExit();
        _process.Dispose();
    }

    private static Uri AddressIn(string? line)
        => new(line!.Split(' ').First(static word => word.StartsWith("http", StringComparison.Ordinal)).TrimEnd('.'));

    private long Status(string name)
    {
        string line = File.ReadLines($"/proc/{_process.Id}/status").Single(line => line.StartsWith(name, StringComparison.Ordinal));
        return 1024 * long.Parse(line.Split(' ', StringSplitOptions.RemoveEmptyEntries)[1], CultureInfo.InvariantCulture);
    }
}
