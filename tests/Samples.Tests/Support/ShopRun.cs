using System.Diagnostics;
using System.Globalization;
using System.Reflection;
using System.Text.RegularExpressions;
using SpanPack.Agent.Tests;
using SpanPack.Tests.Processes;

namespace SpanPack.Samples.Tests.Support;

/// <summary>A run of the web shop, as a user starts it.</summary>
internal sealed partial class ShopRun : IDisposable
{
    private static readonly string s_path = typeof(ShopRun).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(static data => data.Key == "WebShopPath").Value!;

    private readonly List<string> _lines = [];
    private readonly Process _process;

    private ShopRun(string[] arguments)
    {
        ProcessStartInfo start = DefaultSignals.Start(["dotnet", s_path, .. arguments]);
        start.Environment["TMPDIR"] = Folder.Path;
        // A server that does not run as root has its data there.
        if (!OperatingSystem.IsWindows())
            File.SetUnixFileMode(Folder.Path, File.GetUnixFileMode(Folder.Path) | UnixFileMode.GroupExecute | UnixFileMode.OtherExecute);
        start.Environment.Remove("DD_TRACE_AGENT_URL");
        _process = new Process { StartInfo = start };
        _process.OutputDataReceived += (_, line) => Keep(line.Data);
        _process.ErrorDataReceived += (_, line) => Keep(line.Data);
        _process.Start();
        _process.BeginOutputReadLine();
        _process.BeginErrorReadLine();
    }

    /// <summary>Gets the folder for temporary files.</summary>
    internal TemporaryFolder Folder { get; } = new();

    /// <summary>Gets what was printed until now.</summary>
    internal string Output
    {
        get
        {
            lock (_lines) return string.Join('\n', _lines);
        }
    }

    internal int ExitCode => _process.ExitCode;

    /// <summary>Gets the processes of the services by their names; all three are there once traffic has begun.</summary>
    internal Dictionary<string, int> Services
        => ServiceLine().Matches(Output).ToDictionary(static match => match.Groups[1].Value, static match => Number(match.Groups[2]));

    /// <summary>Gets what each service has said of its spans: made, and arrived.</summary>
    internal Dictionary<string, (int Made, int Arrived)> Counts
        => CountLine().Matches(Output)
            .ToDictionary(static match => match.Groups[1].Value, static match => (Number(match.Groups[2]), Number(match.Groups[3])));

    internal static ShopRun Start(params string[] arguments) => new(arguments);

    internal static async Task<ShopRun> RunAsync(params string[] arguments)
    {
        ShopRun run = Start(arguments);
        await run.WaitAsync();
        return run;
    }

    internal async Task WaitAsync()
    {
        try
        {
            await _process.WaitForExitAsync().InTime();
        }
        catch (TimeoutException)
        {
            throw new TimeoutException($"The shop does not end. It says: {Output}");
        }
    }

    /// <summary>Waits until all services have been told.</summary>
    internal Task WaitForServicesAsync() => Wait.UntilAsync(() => Services.Count == 3, "three services are ready");

    internal Task SignalAsync(string signal) => SignalAsync(signal, _process.Id);

    internal static async Task SignalAsync(string signal, int id)
    {
        using Process kill = Process.Start("kill", [$"-{signal}", id.ToString(CultureInfo.InvariantCulture)]);
        await kill.WaitForExitAsync();
    }

    internal static bool IsRunning(int id)
    {
        try
        {
            using var process = Process.GetProcessById(id);
            return !process.HasExited;
        }
        catch (ArgumentException)
        {
            return false;
        }
    }

    public void Dispose()
    {
        if (!_process.HasExited) _process.Kill(entireProcessTree: true);
        _process.WaitForExit();
        _process.Dispose();
        Folder.Dispose();
    }

    private void Keep(string? line)
    {
        lock (_lines) _lines.Add(line ?? "");
    }

    private static int Number(Group group) => int.Parse(group.ValueSpan, CultureInfo.InvariantCulture);

    [GeneratedRegex(@"^(\w+) +http://\S+, process (\d+)$", RegexOptions.Multiline)]
    private static partial Regex ServiceLine();

    [GeneratedRegex(@"^(\w+) +made (\d+) spans, (\d+) arrived$", RegexOptions.Multiline)]
    private static partial Regex CountLine();
}
