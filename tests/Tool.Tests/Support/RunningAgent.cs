using System.Diagnostics;
using System.Globalization;
using System.Net;
using System.Net.Http.Headers;
using System.Text;
using SpanPack.Tests.Processes;

namespace SpanPack.Tool.Tests.Support;

/// <summary>
/// <c>spanpack agent</c> while it runs. Nobody reads its output but for the first line, until <see cref="StartReading"/> or
/// <see cref="EndAsync"/>.
/// </summary>
internal sealed class RunningAgent : IDisposable
{
    private readonly Process _process;
    private readonly StringBuilder _written = new();
    private Task<string>? _output;

    private RunningAgent(Process process, string firstLine)
    {
        _process = process;
        FirstLine = firstLine;
        Url = firstLine.Split(' ').First(static word => word.StartsWith("http://", StringComparison.Ordinal)).TrimEnd('.');
    }

    internal string FirstLine { get; }

    internal string Url { get; }

    /// <summary>Gets the most memory that the process ever had, in bytes; Linux only.</summary>
    internal long PeakBytes
    {
        get
        {
            string line = File.ReadLines($"/proc/{_process.Id}/status")
                .Single(static line => line.StartsWith("VmHWM:", StringComparison.Ordinal));
            return 1024 * long.Parse(line.Split(' ', StringSplitOptions.RemoveEmptyEntries)[1], CultureInfo.InvariantCulture);
        }
    }

    internal static Task<RunningAgent> StartAsync(params string[] arguments) => StartCommandAsync(["agent", "--port", "0", .. arguments]);

    /// <summary>Starts another command that goes on until it is ended.</summary>
    internal static Task<RunningAgent> StartCommandAsync(params string[] words) => StartCommandAsync([], words);

    /// <summary>Starts it with other variables of the environment, such as <c>PATH</c>.</summary>
    internal static async Task<RunningAgent> StartCommandAsync((string Name, string Value)[] variables, string[] words)
    {
        ProcessStartInfo start = DefaultSignals.Start(["dotnet", "exec", ToolProcess.Path, .. words]);
        foreach ((string name, string value) in variables) start.Environment[name] = value;
        Process process = Process.Start(start)!;
        string? first = await process.StandardOutput.ReadLineAsync().InTime();
        return new RunningAgent(process, first ?? await process.StandardError.ReadToEndAsync());
    }

    internal async Task<HttpStatusCode> PostAsync(byte[] body, string path = "v0.4/traces")
    {
        using var client = new HttpClient { Timeout = Patience.Long };
        return await PostAsync(client, body, path);
    }

    internal async Task<HttpStatusCode> PostAsync(HttpClient client, byte[] body, string path = "v0.4/traces")
    {
        using var content = new ByteArrayContent(body) { Headers = { ContentType = new MediaTypeHeaderValue("application/msgpack") } };
        using HttpResponseMessage response = await client.PostAsync(new Uri(Url + path), content);
        return response.StatusCode;
    }

    /// <summary>Waits for a line of standard error.</summary>
    internal async Task<string?> ReadErrorLineAsync() => await _process.StandardError.ReadLineAsync().InTime();

    /// <summary>Reads what is written from now on.</summary>
    /// <param name="pauseAfterPiece">How long the reader waits after 4,096 characters.</param>
    internal Task<string> StartReading(TimeSpan pauseAfterPiece = default) => _output ??= ReadAsync(pauseAfterPiece);

    /// <summary>Reads until a text was written as often as it must be.</summary>
    /// <exception cref="TimeoutException">It was not.</exception>
    internal Task WaitForAsync(string text, int times)
    {
        _ = StartReading();
        return Wait.UntilAsync(() => Count(text) >= times, $"\"{text}\" is written {times} times", () => _written.ToString());
    }

    /// <summary>Sends a signal and waits for the end.</summary>
    internal async Task<ToolResult> EndAsync(string signal)
    {
        using var limit = new CancellationTokenSource(Patience.Long);
        Task<string> output = StartReading();
        Task<string> error = _process.StandardError.ReadToEndAsync(limit.Token);
        await KillAsync(signal, limit.Token);
        return new ToolResult(_process.ExitCode, await output, await error);
    }

    /// <summary>Sends a signal and waits for the end without reading what is written.</summary>
    /// <returns>The exit code, and how long it took.</returns>
    internal async Task<(int ExitCode, TimeSpan Time)> EndUnreadAsync(string signal)
    {
        using var limit = new CancellationTokenSource(Patience.Long);
        long began = Stopwatch.GetTimestamp();
        await KillAsync(signal, limit.Token);
        return (_process.ExitCode, Stopwatch.GetElapsedTime(began));
    }

    public void Dispose()
    {
        if (!_process.HasExited) _process.Kill();
        _process.Dispose();
    }

    private async Task<string> ReadAsync(TimeSpan pauseAfterPiece)
    {
        var buffer = new char[4096];
        for (int read; (read = await _process.StandardOutput.ReadAsync(buffer)) > 0;)
        {
            lock (_written) _written.Append(buffer, 0, read);
            await Task.Delay(pauseAfterPiece);
        }

        return _written.ToString();
    }

    private int Count(string text)
    {
        lock (_written) return _written.ToString().Split(text).Length - 1;
    }

    private async Task KillAsync(string signal, CancellationToken limit)
    {
        using Process kill = Process.Start("kill", [$"-{signal}", _process.Id.ToString(CultureInfo.InvariantCulture)]);
        await _process.WaitForExitAsync(limit);
    }
}
