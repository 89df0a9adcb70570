using System.Net;
using System.Text;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary><c>spanpack agent --config-folder</c>.</summary>
public class AgentConfigurationTests
{
    private const string Id = "4f0c2d6e-0000-4000-8000-000000000001";

    [Fact]
    public async Task Configurations_AreServedAndWhatClientsMakeOfThemIsShown()
    {
        using var folder = new TestFolder();
        Directory.CreateDirectory(Path.Combine(folder.Path, "APM_TRACING", "one"));
        await File.WriteAllTextAsync(Path.Combine(folder.Path, "APM_TRACING", "one", "config"), "{}");
        using RunningAgent agent = await RunningAgent.StartAsync("--config-folder", folder.Path);
        string answer = await PollAsync(agent, "");
        await PollAsync(agent, State(1, ""));
        await PollAsync(agent, State(2, ""));
        await PollAsync(agent, State(2, ""));
        await PollAsync(agent, State(3, ",\"apply_error\":\"no \\u001b[31mroom\""));
        await PollAsync(agent, "", ",\"has_error\":true,\"error\":\"another hash\"");
        await PollAsync(agent, "");
        ToolResult run = await agent.EndAsync("INT");

        Assert.Contains("\"client_configs\":[\"datadog/2/APM_TRACING/one/config\"]", answer, StringComparison.Ordinal);
        Assert.Contains("\"raw\":\"e30=\"", answer, StringComparison.Ordinal);
        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        string start = $"configurations of shop ({Id}): ";
        Assert.Equal(
            [
                start + "APM_TRACING/one v1 not applied yet",
                start + "APM_TRACING/one v1 applied",
                start + @"APM_TRACING/one v1 failed: no \x1b[31mroom",
                start + "none; the last answer was not applied: another hash",
                start + "none",
                "0 accepted, 0 refused; also answered: /v0.7/config 7.",
            ],
            run.Output.TrimEnd('\n').Split('\n'));
    }

    [Fact]
    public async Task FolderThatIsNotThere_IsOneLine()
    {
        ToolResult run = await ToolProcess.RunAsync("agent", "--port", "0", "--config-folder", "/no/such/folder");

        Assert.Equal((1, string.Empty), (run.ExitCode, run.Output));
        run.AssertOneErrorLine("/no/such/folder: no such folder");
    }

    [Fact]
    public async Task PollThatAgentsRefuse_IsShown()
    {
        using var folder = new TestFolder();
        using RunningAgent agent = await RunningAgent.StartAsync("--config-folder", folder.Path);
        Assert.Equal(HttpStatusCode.InternalServerError, await agent.PostAsync("{\"client\":{}}"u8.ToArray(), "v0.7/config"));
        Assert.Equal(HttpStatusCode.BadRequest, await agent.PostAsync("{"u8.ToArray(), "v0.7/config"));
        ToolResult run = await agent.EndAsync("INT");

        Assert.Contains("refused POST /v0.7/config (13 bytes) with 500: there is no client.state\n", run.Output, StringComparison.Ordinal);
        Assert.EndsWith("0 accepted, 2 refused.\n", run.Output, StringComparison.Ordinal);
    }

    private static string State(int state, string error)
        => $"{{\"id\":\"one\",\"version\":1,\"product\":\"APM_TRACING\",\"apply_state\":{state}{error}}}";

    private static async Task<string> PollAsync(RunningAgent agent, string states, string error = "")
    {
        string poll = $"{{\"client\":{{\"state\":{{\"root_version\":1,\"targets_version\":0,\"config_states\":[{states}]{error}}},"
            + $"\"id\":\"{Id}\",\"products\":[\"APM_TRACING\"],\"is_tracer\":true,"
            + "\"client_tracer\":{\"runtime_id\":\"r\",\"language\":\"dotnet\",\"service\":\"shop\"}}}";
        using var client = new HttpClient();
        using var body = new StringContent(poll, Encoding.UTF8, "application/json");
        using HttpResponseMessage response = await client.PostAsync(new Uri(agent.Url + "v0.7/config"), body);
        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        return await response.Content.ReadAsStringAsync();
    }
}
