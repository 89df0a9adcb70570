using System.Net;
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;

namespace SpanPack.DevAgent.Tests.Configuration;

/// <summary>Polls for configurations, answered from a folder.</summary>
public sealed class ConfigurationEndpointTests : AgentTest, IDisposable
{
    private readonly TemporaryFolder _folder = new();

    private protected override DevAgentOptions Options => new() { ConfigurationFolder = Path.Combine(_folder.Path, "files") };

    public void Dispose() => _folder.Dispose();

    [Fact]
    public async Task Files_AreServedWithHashLengthAndVersion()
    {
        Write("APM_TRACING/one/config", "{\"a\":1}");
        Write("APM_TRACING/two/name", "");
        Write("OTHER/x/config", "{}");
        (JsonElement answer, JsonElement signed) = await AskAsync(new Poll());

        Assert.Equal(["datadog/2/APM_TRACING/one/config", "datadog/2/APM_TRACING/two/name"], Strings(answer.GetProperty("client_configs")));
        Assert.Equal(["datadog/2/APM_TRACING/one/config=7b2261223a317d", "datadog/2/APM_TRACING/two/name="], FilesOf(answer));
        JsonElement target = signed.GetProperty("targets").GetProperty("datadog/2/APM_TRACING/one/config");
        Assert.Equal(7, target.GetProperty("length").GetInt64());
        Assert.Equal(HashOf("{\"a\":1}"), target.GetProperty("hashes").GetProperty("sha256").GetString());
        Assert.Equal(1, target.GetProperty("custom").GetProperty("v").GetInt64());
        Assert.Equal(("targets", 1), (signed.GetProperty("_type").GetString(), signed.GetProperty("version").GetInt64()));
        Assert.Equal("{}", Encoding.UTF8.GetString(signed.GetProperty("custom").GetProperty("opaque_backend_state").GetBytesFromBase64()));
    }

    [Fact]
    public async Task WhatTheClientHas_IsNotSentAgain()
    {
        const string One = "datadog/2/APM_TRACING/one/config", Two = "datadog/2/APM_TRACING/two/config";
        Write("APM_TRACING/one/config", "1");
        Write("APM_TRACING/two/config", "2");
        var poll = new Poll { Version = 1, Cached = { [One] = HashOf("1") } };
        Assert.Equal([Two + "=32"], FilesOf((await AskAsync(poll)).Answer));
        poll.Cached[Two] = HashOf("2");
        Assert.Equal("{}", await TextAsync(poll));
        Assert.Empty(FilesOf((await AskAsync(poll with { Error = "no" })).Answer)); // it did not take the answer before
        Assert.Empty(FilesOf((await AskAsync(poll with { Version = 0 })).Answer));
        poll.Cached["datadog/2/APM_TRACING/gone/config"] = HashOf("4");
        Assert.Equal([One, Two], Strings((await AskAsync(poll)).Answer.GetProperty("client_configs"))); // it has one too many
        poll.Cached.Remove("datadog/2/APM_TRACING/gone/config");
        Write("APM_TRACING/two/config", "3");
        (JsonElement answer, JsonElement signed) = await AskAsync(poll);
        Assert.Equal([Two + "=33"], FilesOf(answer));
        Assert.Equal((2, 1, 2), (signed.GetProperty("version").GetInt64(), VersionOf(signed, One), VersionOf(signed, Two)));
        Directory.Delete(Options.ConfigurationFolder!, recursive: true);
        (answer, signed) = await AskAsync(poll);
        Assert.Empty(answer.GetProperty("client_configs").EnumerateArray());
        Assert.Equal(3, signed.GetProperty("version").GetInt64());
    }

    [Fact]
    public async Task HiddenFiles_AreNotServed()
    {
        if (OperatingSystem.IsWindows()) return; // a name hides nothing there
        Write("APM_TRACING/one/config", "1");
        Write("APM_TRACING/one/.config.swp", "2");
        Write("APM_TRACING/.git/config", "3");
        Write(".trash/one/config", "4");

        Assert.Equal(["datadog/2/APM_TRACING/one/config"], Strings((await AskAsync(new Poll())).Answer.GetProperty("client_configs")));
    }

    [Fact]
    public async Task Answers_SayWhichAgentItIs()
    {
        using HttpResponseMessage response =
            await Client.PostTracesAsync(Encoding.UTF8.GetBytes(new Poll().ToString()), "application/json", path: "v0.7/config");

        Assert.True(response.Headers.Contains("Datadog-Agent-State")); // clients see by it that the agent is another one
    }

    [Theory]
    [InlineData("", "", 400)]
    [InlineData("{\"client\"", "{\"client\":{},\"x\"", 500)]
    [InlineData("\"root_version\":1", "\"root_version\":0", 500)]
    [InlineData("\"root_version\":1", "\"root_version\":\"1\"", 500)]
    [InlineData("\"id\":\"i\"", "\"id\":\"r\"", 500)]
    [InlineData("\"id\":\"i\"", "\"x\":\"i\"", 500)]
    [InlineData("\"language\":\"dotnet\"", "\"language\":\"\"", 500)]
    [InlineData("\"is_tracer\":true", "\"is_tracer\":false", 500)]
    [InlineData("\"is_tracer\":true", "\"is_tracer\":true,\"client_agent\":{}", 500)]
    [InlineData("\"length\":1", "\"length\":0", 500)]
    [InlineData("\"hashes\":[", "\"hashs\":[", 500)]
    [InlineData("{\"client\"", "[", 400)]
    [InlineData("{\"client\"", "{\"client\":\"\\ud800\",\"client\"", 200)]
    public async Task PollsThatAgentsRefuse_AreRefused(string part, string other, int status)
    {
        string poll = part.Length == 0
            ? ""
            : new Poll { Cached = { ["datadog/2/A/a/a"] = HashOf("") } }.ToString().Replace(part, other, StringComparison.Ordinal);
        using HttpResponseMessage response =
            await Client.PostTracesAsync(Encoding.UTF8.GetBytes(poll), "application/json", path: "v0.7/config");
        Assert.Equal(status, (int)response.StatusCode);
    }

    [Fact]
    public async Task TooMuchInTheFolder_IsToldAndNotHeld()
    {
        for (int i = 0; i < 3; i++) Write($"A/{i}/config", new string('x', 6 * 1024 * 1024));
        using HttpResponseMessage large = await Client.PostTracesAsync(Encoding.UTF8.GetBytes(new Poll().ToString()), "application/json",
            chunked: true, path: "v0.7/config");
        Assert.Equal((HttpStatusCode.InternalServerError, "the configurations have more than 16777216 bytes\n"),
            (large.StatusCode, await large.TextAsync()));
        Directory.Delete(Options.ConfigurationFolder!, recursive: true);
        for (int i = 0; i <= 1000; i++) Write($"A/a/{i}", "x");
        using HttpResponseMessage many =
            await Client.PostTracesAsync(Encoding.UTF8.GetBytes(new Poll().ToString()), "application/json", path: "v0.7/config");
        Assert.Equal((HttpStatusCode.InternalServerError, "there are more than 1000 configurations\n"),
            (many.StatusCode, await many.TextAsync()));
    }

    [Fact]
    public async Task Info_ListsThePath()
        => Assert.Contains("\"/v0.7/config\"", await Client.GetStringAsync("info"), StringComparison.Ordinal);

    private static IEnumerable<string?> Strings(JsonElement array) => array.EnumerateArray().Select(static item => item.GetString());

    private static IEnumerable<string> FilesOf(JsonElement answer)
        => answer.GetProperty("target_files")
            .EnumerateArray()
            .Select(static file =>
                $"{file.GetProperty("path")}={Convert.ToHexString(file.GetProperty("raw").GetBytesFromBase64()).ToLowerInvariant()}");

    private static long VersionOf(JsonElement signed, string path)
        => signed.GetProperty("targets").GetProperty(path).GetProperty("custom").GetProperty("v").GetInt64();

    private static string HashOf(string content)
        => Convert.ToHexString(SHA256.HashData(Encoding.UTF8.GetBytes(content))).ToLowerInvariant();

    private async Task<string> TextAsync(Poll poll)
    {
        using HttpResponseMessage response =
            await Client.PostTracesAsync(Encoding.UTF8.GetBytes(poll.ToString()), "application/json", path: "v0.7/config");
        Assert.Equal((HttpStatusCode.OK, "application/json"), (response.StatusCode, response.Content.Headers.ContentType?.MediaType));
        return await response.TextAsync();
    }

    private async Task<(JsonElement Answer, JsonElement Signed)> AskAsync(Poll poll)
    {
        using JsonDocument answer = JsonDocument.Parse(await TextAsync(poll));
        using JsonDocument targets = JsonDocument.Parse(answer.RootElement.GetProperty("targets").GetBytesFromBase64());
        return (answer.RootElement.Clone(), targets.RootElement.GetProperty("signed").Clone());
    }

    private void Write(string name, string content)
    {
        string path = Path.Combine(Options.ConfigurationFolder!, name);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, content);
    }

    private sealed record Poll
    {
        internal long Version { get; init; }

        internal string? Error { get; init; }

        internal Dictionary<string, string> Cached { get; } = [];

        public override string ToString()
        {
            string cached = string.Join(',',
                Cached.Select(static file =>
                    $"{{\"path\":\"{file.Key}\",\"length\":1,\"hashes\":[{{\"algorithm\":\"sha256\",\"hash\":\"{file.Value}\"}}]}}"));
            string error = Error is null ? "" : $",\"has_error\":true,\"error\":\"{Error}\"";
            return $"{{\"client\":{{\"state\":{{\"root_version\":1,\"targets_version\":{Version}{error}}},\"id\":\"i\","
                + $"\"products\":[\"APM_TRACING\"],\"is_tracer\":true,"
                + $"\"client_tracer\":{{\"runtime_id\":\"r\",\"language\":\"dotnet\",\"service\":\"s\"}}}},"
                + $"\"cached_target_files\":[{cached}]}}";
        }
    }
}
