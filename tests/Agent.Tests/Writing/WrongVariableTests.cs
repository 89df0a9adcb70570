namespace SpanPack.Agent.Tests;

/// <summary>Variables whose values are ignored.</summary>
public sealed class WrongVariableTests
{
    private const string Unless = "unless an option is set.";

    [Theory]
    [InlineData("DD_TRACE_ENABLED", "off", $"'off' is not true or false; using true {Unless}")]
    [InlineData("DD_LOGS_INJECTION", "perhaps", $"'perhaps' is not true or false; using true {Unless}")]
    [InlineData("DD_TRACE_CLIENT_IP_ENABLED", "on", $"'on' is not true or false; using false {Unless}")]
    [InlineData("DD_INSTRUMENTATION_TELEMETRY_ENABLED", "x", $"'x' is not true or false; using false {Unless}")]
    [InlineData("DD_TELEMETRY_HEARTBEAT_INTERVAL", "soon", $"'soon' is not a number of seconds from 1 to 604800; using 60 {Unless}")]
    [InlineData("DD_REMOTE_CONFIG_POLL_INTERVAL_SECONDS", "-5", $"'-5' is not a number of seconds from 0.001 to 3600; using 5 {Unless}")]
    [InlineData("DD_TRACE_AGENT_PROTOCOL_VERSION", "v9",
        $"'v9' is not v0.4, v0.5, v0.7 or v1.0; using the best that the agent accepts {Unless}")]
    [InlineData("DD_TRACE_ENABLED", "No", null)]
    [InlineData("DD_TRACE_DEBUG", " 1 ", null)]
    [InlineData("DD_LOGS_INJECTION", "", null)]
    [InlineData("DD_TELEMETRY_HEARTBEAT_INTERVAL", "1.5", null)]
    [InlineData("DD_TRACE_AGENT_PROTOCOL_VERSION", "1.0", null)]
    public async Task AValueThatMakesNoSense_IsTold(string name, string value, string? expected)
    {
        var told = new List<string>();
        await using var writer = new AgentWriter(new AgentWriterOptions
        {
            AgentUrl = "http://127.0.0.1:1",
            Variables = new Variables(asked => asked == name ? value : null),
            Logger = new CallbackLogger((_, text) => { lock (told) told.Add(text); }), ShutdownTimeout = TimeSpan.Zero
        });

        lock (told)
        {
            string[] ignored = [.. told.Where(static text => text.StartsWith("Ignored ", StringComparison.Ordinal))];
            Assert.Equal(expected is null ? [] : [$"Ignored {name}: {expected}"], ignored);
        }
    }
}
