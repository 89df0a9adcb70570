using System.Diagnostics;
using System.Text;
using SpanPack.Tests.Processes;

namespace SpanPack.Agent.Tests.Oracles;

/// <summary>A program that listens on a loopback port, and its folder. Both go away with the object.</summary>
internal sealed class OracleProcess : IDisposable
{
    private static readonly TimeSpan s_limit = TimeSpan.FromMinutes(5); // a busy machine takes a while to start a program in Python

    private readonly StringBuilder _printed = new();
    private readonly Process _process;

    private OracleProcess(string program, int port, Func<OracleProcess, string[]> arguments)
    {
        Port = port;
        _process = new Process
        {
            StartInfo = new ProcessStartInfo(program, arguments(this))
            {
                RedirectStandardError = true,
                RedirectStandardOutput = true
            }
        };
        _process.ErrorDataReceived += (_, line) => Keep(line.Data);
        _process.OutputDataReceived += (_, line) => Keep(line.Data);
        _process.Start();
        _process.BeginErrorReadLine();
        _process.BeginOutputReadLine();
        Http = new HttpClient { BaseAddress = new Uri($"http://127.0.0.1:{port}"), Timeout = Patience.Long };
    }

    internal int Port { get; }

    internal TemporaryFolder Folder { get; } = new();

    internal HttpClient Http { get; }

    /// <summary>Starts a program and waits until it answers.</summary>
    internal static async Task<OracleProcess> StartAsync(string program, Func<OracleProcess, string[]> arguments)
    {
        var started = new OracleProcess(program, FreePort.Find(), arguments);
        try
        {
            await started.WaitUntilItAnswersAsync();
            return started;
        }
        catch
        {
            started.Dispose();
            throw;
        }
    }

    /// <summary>A writer that sends here.</summary>
    /// <param name="process">What it says of the process.</param>
    /// <param name="format">What it asks for.</param>
    /// <param name="segmentBytes">The size of its payloads.</param>
    internal AgentWriter CreateWriter(ProcessDescription process, TraceFormat? format, int segmentBytes = 4 * 1024 * 1024)
        => new(new AgentWriterOptions
        {
            Process = process,
            Format = format,
            SegmentBytes = segmentBytes,
            FlushInterval = Patience.Short, // with nothing to send most of the time
            Client = new AgentClientOptions
            {
                AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse(Http.BaseAddress!.ToString())),
                RequestTimeout = Patience.Long, ConnectTimeout = Patience.Long
            },
        });

    public void Dispose()
    {
        if (!_process.HasExited) _process.Kill(entireProcessTree: true);
        _process.WaitForExit();
        _process.Dispose();
        Http.Dispose();
        Folder.Dispose();
    }

    private async Task WaitUntilItAnswersAsync()
    {
        for (var waited = Stopwatch.StartNew(); ; await Task.Delay(50))
        {
            try
            {
                using HttpResponseMessage response = await Http.GetAsync("/info");
                return;
            }
            catch (HttpRequestException problem)
            {
                if (_process.HasExited || waited.Elapsed > s_limit) throw new TimeoutException($"It does not answer: {Printed()}", problem);
            }
        }
    }

    private void Keep(string? line)
    {
        lock (_printed) _printed.AppendLine(line);
    }

    private string Printed()
    {
        lock (_printed) return _printed.ToString();
    }
}
