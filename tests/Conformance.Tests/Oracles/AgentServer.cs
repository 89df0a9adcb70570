using System.Diagnostics;
using System.Globalization;
using System.Net;
using System.Text.Json;
using SpanPack.Conformance.Tests.Infrastructure;
using SpanPack.Tests.Processes;

namespace SpanPack.Conformance.Tests.Oracles;

/// <summary>The trace agent's receiver and processor on a loopback port of its own. Its program ends with the object.</summary>
internal sealed class AgentServer : IDisposable
{
    private static readonly string[] s_files = ["headers.json", "msgpack", "decoded.json", "agent.json"];

    private readonly TemporaryFolder _folder = new();
    private readonly HttpClient _client = new() { Timeout = Patience.Long };
    private readonly Process _process;

    private AgentServer(int port, bool legacy)
    {
        string[] mode = legacy ? ["--legacy"] : [];
        _client.BaseAddress = new Uri($"http://127.0.0.1:{port}");
        _process = Process.Start(new ProcessStartInfo(AgentCheck.Program,
            ["serve", .. mode, $"127.0.0.1:{port}", _folder.Path])
        { RedirectStandardError = true, RedirectStandardOutput = true })!;
        _process.ErrorDataReceived += static (_, _) => { };
        _process.OutputDataReceived += static (_, _) => { };
        _process.BeginErrorReadLine();
        _process.BeginOutputReadLine();
    }

    internal static async Task<AgentServer> StartAsync(bool legacy = false)
    {
        var server = new AgentServer(FreePort.Find(), legacy);
        try
        {
            await server.WaitUntilItAnswersAsync();
            return server;
        }
        catch
        {
            server.Dispose();
            throw;
        }
    }

    /// <summary>Posts a payload as a tracer does.</summary>
    /// <returns>The status of the answer.</returns>
    internal async Task<HttpStatusCode> PostAsync(byte[] payload, int traceCount, TraceFormat format = TraceFormat.V04)
    {
        using var content = new ByteArrayContent(payload);
        content.Headers.Add("Content-Type", "application/msgpack");
        content.Headers.Add("X-Datadog-Trace-Count", traceCount.ToString(CultureInfo.InvariantCulture));
        content.Headers.Add("Datadog-Meta-Lang", ".NET");
        content.Headers.Add("Datadog-Meta-Lang-Version", Environment.Version.ToString());
        content.Headers.Add("Datadog-Meta-Lang-Interpreter", ".NET");
        content.Headers.Add("Datadog-Meta-Tracer-Version", "0.1.0");
        LastRequest++;
        using HttpResponseMessage response = await _client.PostAsync(format.GetPath(), content);
        return response.StatusCode;
    }

    /// <summary>Gets the number of the last request.</summary>
    internal int LastRequest { get; private set; }

    /// <summary>What the decoders said of the payload of a request.</summary>
    internal async Task<AgentVerdict> VerdictAsync(int request) => new(await ReadAsync(request, "decoded"));

    /// <summary>
    /// What the decoders said of the payload of a request. Then the files of the request go away: a long run would fill the disk.
    /// </summary>
    internal async Task<AgentVerdict> TakeVerdictAsync(int request)
    {
        AgentVerdict verdict = await VerdictAsync(request);
        foreach (string name in s_files) File.Delete(Path.Combine(_folder.Path, $"{request:d5}.{name}"));
        return verdict;
    }

    /// <summary>What receiver and processor did with the payload of a request.</summary>
    internal Task<JsonElement> OutcomeAsync(int request) => ReadAsync(request, "agent");

    public void Dispose()
    {
        if (!_process.HasExited) _process.Kill();
        _process.WaitForExit();
        _process.Dispose();
        _client.Dispose();
        _folder.Dispose();
    }

    private async Task<JsonElement> ReadAsync(int request, string what)
    {
        string path = Path.Combine(_folder.Path, $"{request:d5}.{what}.json");
        for (var waited = Stopwatch.StartNew(); ; await Task.Delay(1))
        {
            try
            {
                using JsonDocument document =
                    JsonDocument.Parse(await File.ReadAllBytesAsync(path), new JsonDocumentOptions { MaxDepth = 1000 });
                return document.RootElement.Clone();
            }
            catch (Exception e) when ((e is IOException or JsonException) && waited.Elapsed < Patience.Long)
            {
                // Files are written after the answer.
            }
        }
    }

    private async Task WaitUntilItAnswersAsync()
    {
        for (var waited = Stopwatch.StartNew(); ; await Task.Delay(20))
        {
            try
            {
                using HttpResponseMessage response = await _client.GetAsync("/info");
                LastRequest++;
                return;
            }
            catch (HttpRequestException) when (waited.Elapsed < Patience.Long && !_process.HasExited)
            {
                // It is not listening yet.
            }
        }
    }
}
