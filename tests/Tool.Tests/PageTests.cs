using System.Net;
using System.Net.Sockets;
using System.Text.Json;
using SpanPack.Tests.Processes;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

public class PageTests
{
    [Fact]
    public async Task Agent_ServesThePage_AndShowsNoTracesInTheTerminal()
    {
        int port = FreePort.Find();
        using RunningAgent agent = await RunningAgent.StartAsync("--page", $"{port}", "--keep", "10MB");
        await agent.WaitForAsync($"The page is at http://127.0.0.1:{port}/\n", 1);
        Assert.Equal(HttpStatusCode.OK, await agent.PostAsync(await File.ReadAllBytesAsync(Vectors.FewTags)));
        Assert.Equal(HttpStatusCode.BadRequest, await agent.PostAsync([0xC1]));
        JsonElement status = await WaitForAsync($"http://127.0.0.1:{port}/",
            static status => status.GetProperty("counts").GetProperty("payloads").GetInt32() == 2);
        ToolResult run = await agent.EndAsync("INT");

        Assert.Equal(("agent", 10_000_000, 1, 1),
            (status.GetProperty("mode").GetString(), status.GetProperty("kept").GetProperty("limit").GetInt32(),
                status.GetProperty("kept").GetProperty("traces").GetInt32(),
                status.GetProperty("counts").GetProperty("refused").GetInt32()));
        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.DoesNotContain("web.request", run.Output, StringComparison.Ordinal);
        Assert.Contains("refused POST /v0.4/traces (1 byte) with 400: ", run.Output, StringComparison.Ordinal);
        Assert.EndsWith("1 accepted, 1 refused.\n", run.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("agent --port 0 --page")]
    [InlineData("view {file} --page")]
    public async Task APortThatIsTaken_IsSaid(string command)
    {
        using var taken = new TcpListener(IPAddress.Loopback, 0);
        taken.Start();
        int port = ((IPEndPoint)taken.LocalEndpoint).Port;
        ToolResult run =
            await ToolProcess.RunAsync([.. command.Split(' ').Select(static word => word == "{file}" ? Vectors.FewTags : word), $"{port}"]);

        Assert.Equal(1, run.ExitCode);
        Assert.StartsWith($"spanpack: Failed to bind to address http://127.0.0.1:{port}", run.Error, StringComparison.Ordinal);
    }

    [Fact]
    public async Task View_ShowsAFolder_WithWhatIsRefused()
    {
        using var folder = new TestFolder();
        File.Copy(Vectors.FewTags, Path.Combine(folder.Path, "1.v0.4.msgpack"));
        await File.WriteAllBytesAsync(Path.Combine(folder.Path, "2.v0.4.msgpack"), [0xC1]);
        using RunningAgent view = await RunningAgent.StartCommandAsync("view", folder.Path, "--page", "0");
        JsonElement status = await WaitForAsync(view.Url, static status => !status.TryGetProperty("loading", out _)
            && status.GetProperty("counts").GetProperty("payloads").GetInt32() == 2);
        using var client = new HttpClient { BaseAddress = new Uri(view.Url) };
        using var refused = JsonDocument.Parse(await client.GetStringAsync(new Uri("api/payloads/2", UriKind.Relative)));
        ToolResult run = await view.EndAsync("TERM");

        Assert.Equal(("view", folder.Path, 1),
            (status.GetProperty("mode").GetString(), status.GetProperty("source").GetString(),
                status.GetProperty("kept").GetProperty("traces").GetInt32()));
        Assert.Equal(1, status.GetProperty("counts").GetProperty("refused").GetInt32());
        Assert.Equal(Path.Combine(folder.Path, "2.v0.4.msgpack"), refused.RootElement.GetProperty("file").GetString());
        Assert.Equal(0, refused.RootElement.GetProperty("refusal").GetProperty("offset").GetInt32());
        Assert.NotEmpty(refused.RootElement.GetProperty("refusal").GetProperty("message").GetString()!);
        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
    }

    [Theory]
    [InlineData("agent --page 70000", "is not a port")]
    [InlineData("agent --page --keep 5", "is not a number of bytes from 1MB")]
    [InlineData("view no/such/file", "no such file or folder")]
    public async Task WhatCannotBe_IsRefused(string command, string message)
    {
        ToolResult run = await ToolProcess.RunAsync(command.Split(' '));

        Assert.Equal(2, run.ExitCode);
        Assert.Contains(message, run.Error, StringComparison.Ordinal);
    }

    private static async Task<JsonElement> WaitForAsync(string page, Predicate<JsonElement> isIt)
    {
        using var client = new HttpClient { BaseAddress = new Uri(page) };
        using var patience = new CancellationTokenSource(Patience.Long);
        while (true)
        {
            using var status = JsonDocument.Parse(await client.GetStringAsync(new Uri("api/status", UriKind.Relative), patience.Token));
            if (isIt(status.RootElement)) return status.RootElement.Clone();
            await Task.Delay(20, patience.Token);
        }
    }
}
