using System.Text.Json;

namespace SpanPack.Agent.Tests.RemoteConfiguration;

/// <summary>
/// What must hold for every poll: the rules by which agents refuse requests, and some that the schema of polls does not have.
/// </summary>
internal static class PollRules
{
    internal static void Verify(JsonElement poll)
    {
        JsonElement client = poll.GetProperty("client"), state = client.GetProperty("state"), tracer = client.GetProperty("client_tracer");
        foreach (string name in new[] { "runtime_id", "service", "env", "tracer_version" })
            Assert.NotEmpty(tracer.GetProperty(name).GetString()!);
        Assert.NotEmpty(client.GetProperty("id").GetString()!);
        Assert.NotEqual(tracer.GetProperty("runtime_id").GetString(), client.GetProperty("id").GetString());
        Assert.Equal("dotnet", tracer.GetProperty("language").GetString());
        Assert.Equal(JsonValueKind.True, client.GetProperty("is_tracer").ValueKind);
        Assert.False(client.TryGetProperty("client_agent", out _));
        Assert.All(client.GetProperty("products").EnumerateArray(), static product => Assert.NotEmpty(product.GetString()!));
        Assert.NotEmpty(Convert.FromBase64String(client.GetProperty("capabilities").GetString()!));
        Assert.InRange(state.GetProperty("root_version").GetInt64(), 1, long.MaxValue);
        Assert.InRange(state.GetProperty("targets_version").GetInt64(), 0, long.MaxValue);
        Assert.Equal(state.GetProperty("has_error").GetBoolean(), state.TryGetProperty("error", out JsonElement error));
        if (error.ValueKind != JsonValueKind.Undefined) Assert.InRange(error.GetString()!.Length, 1, 1024);
        foreach (JsonElement config in state.GetProperty("config_states").EnumerateArray()) VerifyState(config);
        foreach (JsonElement file in poll.GetProperty("cached_target_files").EnumerateArray()) VerifyFile(file);
    }

    private static void VerifyState(JsonElement config)
    {
        Assert.NotEmpty(config.GetProperty("id").GetString()!);
        Assert.NotEmpty(config.GetProperty("product").GetString()!);
        Assert.InRange(config.GetProperty("version").GetInt64(), 0, long.MaxValue);
        int state = config.GetProperty("apply_state").GetInt32();
        Assert.InRange(state, 1, 3);
        Assert.Equal(state == 3, config.TryGetProperty("apply_error", out _));
    }

    private static void VerifyFile(JsonElement file)
    {
        Assert.Matches(@"^(datadog/\d+|employee)/[^/]+/[^/]+/[^/]+$", file.GetProperty("path").GetString());
        Assert.InRange(file.GetProperty("length").GetInt64(), 1, long.MaxValue);
        JsonElement hash = Assert.Single(file.GetProperty("hashes").EnumerateArray());
        Assert.Equal("sha256", hash.GetProperty("algorithm").GetString());
        Assert.Matches("^[0-9a-f]{64}$", hash.GetProperty("hash").GetString());
    }
}
