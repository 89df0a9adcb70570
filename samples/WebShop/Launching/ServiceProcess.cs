using System.Collections.Concurrent;
using System.Diagnostics;
using WebShop.Reporting;
using WebShop.Services;

namespace WebShop.Launching;

/// <summary>A service that runs, as the launcher sees it.</summary>
internal sealed class ServiceProcess : IDisposable
{
    private readonly TaskCompletionSource<Uri> _address = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private readonly ConcurrentQueue<LogRecord> _logs = new();
    private readonly Process _process;
    private readonly Task _ended;

    private ServiceProcess(string name, Process process)
    {
        Name = name;
        _process = process;
        _ended = Task.WhenAll(ReadLinesAsync(), ReadLogsAsync(), process.WaitForExitAsync());
    }

    internal string Name { get; }

    internal int Id => _process.Id;

    /// <summary>Gets where it listens.</summary>
    internal Uri Url { get; private set; } = null!;

    /// <summary>Gets what it has said of its spans; null when it has ended without.</summary>
    internal SpanCounts? Counts { get; private set; }

    /// <summary>Gets what it has logged.</summary>
    internal IEnumerable<LogRecord> Logs => _logs;

    /// <summary>Starts a service and waits until it listens.</summary>
    /// <exception cref="IOException">It has ended before.</exception>
    internal static async Task<ServiceProcess> StartAsync(string name, IReadOnlyDictionary<string, string> settings,
        CancellationToken cancellation)
    {
        var start = new ProcessStartInfo(Environment.ProcessPath!)
        {
            RedirectStandardInput = true, RedirectStandardOutput = true,
            RedirectStandardError = true
        };
        // "dotnet WebShop.dll": the program is the argument.
        if (Path.GetFileNameWithoutExtension(Environment.ProcessPath) == "dotnet")
            start.ArgumentList.Add(Environment.GetCommandLineArgs()[0]);
        start.ArgumentList.Add(ShopService.Argument);
        start.ArgumentList.Add(name);
        foreach ((string key, string value) in settings) start.Environment[key] = value;

        var service = new ServiceProcess(name, Process.Start(start)!);
        try
        {
            await Task.WhenAny(service._address.Task, service._ended).WaitAsync(cancellation);
            service.Url = service._address.Task.IsCompletedSuccessfully
                ? await service._address.Task
                : throw new IOException($"The service {name} ended before it listened.");
            return service;
        }
        catch
        {
            service.Dispose();
            throw;
        }
    }

    /// <summary>
    /// Has the service end by itself: it answers what it has begun, and sends its spans. Closing an input works on every system; a signal
    /// would not.
    /// </summary>
    /// <param name="patience">Ends the service at once.</param>
    internal async Task StopAsync(CancellationToken patience)
    {
        CloseInput();
        try
        {
            await _ended.WaitAsync(patience);
        }
        catch (OperationCanceledException)
        {
            _process.Kill();
            await _ended;
        }
    }

    public void Dispose()
    {
        if (!_process.HasExited) _process.Kill();
        _process.Dispose();
    }

    private void CloseInput()
    {
        try
        {
            _process.StandardInput.Close();
        }
        catch (IOException)
        {
            // It has gone.
        }
    }

    private async Task ReadLinesAsync()
    {
        while (await _process.StandardOutput.ReadLineAsync() is { } line)
        {
            if (ServiceLines.ReadAddress(line) is { } url) _address.TrySetResult(url);
            else if (ServiceLines.ReadCounts(line) is { } counts) Counts = counts;
            else await Console.Out.WriteLineAsync($"{Name}: {line}");
        }
    }

    private async Task ReadLogsAsync()
    {
        while (await _process.StandardError.ReadLineAsync() is { } line)
        {
            LogRecord? record = LogRecord.TryRead(line);
            if (record is not null) _logs.Enqueue(record);
            // What belongs to a trace is shown below it.
            if (record is null) await Console.Error.WriteLineAsync($"{Name}: {line}");
            else if (record is { TraceId: null, Level: not nameof(LogLevel.Information) })
                await Console.Error.WriteLineAsync($"{Name}: {record.Level}: {record.Message}");
        }
    }
}
