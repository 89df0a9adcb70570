using System.Text.Json;

namespace SpanPack.Agent.Tests.Oracles;

/// <summary>Datadog's test agent, started once for all tests. Requests of one test at a time.</summary>
public sealed class TestAgent : IAsyncLifetime
{
    private OracleProcess? _process;

    private OracleProcess Process => _process ?? throw new InvalidOperationException(OracleFolder.WhyNoTestAgent);

    /// <inheritdoc/>
    public async Task InitializeAsync()
    {
        if (OracleFolder.WhyNoTestAgent is null)
            _process = await OracleProcess.StartAsync(OracleFolder.TestAgent, Prepare);
    }

    private static string[] Prepare(OracleProcess process)
    {
        PythonEnvironment.Make(process.Folder.Path, OracleFolder.TestAgentWheels);
        return [$"{process.Port}", process.Folder.Path];
    }

    /// <inheritdoc/>
    public Task DisposeAsync()
    {
        _process?.Dispose();
        return Task.CompletedTask;
    }

    internal AgentWriter CreateWriter(ProcessDescription description, TraceFormat? format, int segmentBytes)
        => Process.CreateWriter(description, format, segmentBytes);

    internal AgentAddress Address => AgentAddress.Parse(Process.Http.BaseAddress!.ToString());

    /// <summary>Has it serve one configuration, to requests of no session.</summary>
    internal async Task ServeConfigurationAsync(string path, string json)
    {
        using var body = new StringContent($"{{\"path\":\"{path}\",\"msg\":{json}}}");
        using HttpResponseMessage answer = await Process.Http.PostAsync("/test/session/responses/config/path", body);
        Assert.True(answer.IsSuccessStatusCode);
    }

    internal TelemetryClient CreateTelemetry()
        => new(TelemetryTest.OptionsFor(Process.Http.BaseAddress!) with { ReportsAssemblies = true });

    /// <summary>From here on requests are of a new session.</summary>
    internal async Task BeginAsync(string session)
    {
        using HttpResponseMessage answer = await Process.Http.GetAsync($"/test/session/start?test_session_token={session}");
        Assert.True(answer.IsSuccessStatusCode);
    }

    /// <summary>Asks for something of a session: traces, or requests.</summary>
    internal Task<JsonElement> AskAsync(string what, string session) => GetAsync($"/test/session/{what}?test_session_token={session}");

    /// <summary>Asks how often each check of requests passed, failed and was skipped, in all sessions.</summary>
    internal Task<JsonElement> AskChecksAsync() => GetAsync("/test/trace_check/summary");

    private async Task<JsonElement> GetAsync(string path)
    {
        using JsonDocument document = JsonDocument.Parse(await Process.Http.GetByteArrayAsync(path));
        return document.RootElement.Clone();
    }
}
