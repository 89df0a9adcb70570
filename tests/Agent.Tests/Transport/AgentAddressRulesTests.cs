namespace SpanPack.Agent.Tests;

public sealed class AgentAddressRulesTests
{
    private const string Socket = "unix:///tmp/a.sock";

    // Variables as name=value, separated by spaces; the address; the variables that make no sense.
    [Theory]
    [InlineData("", null)]
    [InlineData("DD_TRACE_AGENT_URL=http://one:1", "http://one:1")]
    [InlineData("DD_TRACE_AGENT_URL=https://one:1", "https://one:1")]
    [InlineData("DD_TRACE_AGENT_URL=unix:///tmp/a.sock", Socket)]
    [InlineData("DD_TRACE_AGENT_URL=http://one:1 DD_TRACE_PIPE_NAME=p DD_APM_RECEIVER_SOCKET=/tmp/b DD_AGENT_HOST=h", "http://one:1")]
    [InlineData("DD_TRACE_AGENT_URL=one DD_TRACE_PIPE_NAME=p DD_APM_RECEIVER_SOCKET=/tmp/b DD_AGENT_HOST=h", @"\\.\pipe\p",
        "DD_TRACE_AGENT_URL")]
    [InlineData(@"DD_TRACE_AGENT_URL=\\.\pipe\p", null, "DD_TRACE_AGENT_URL")]
    [InlineData(@"DD_TRACE_PIPE_NAME=\\.\pipe\p", @"\\.\pipe\p")]
    [InlineData(@"DD_TRACE_PIPE_NAME=a\b DD_APM_RECEIVER_SOCKET=/tmp/a.sock", Socket, "DD_TRACE_PIPE_NAME")]
    [InlineData("DD_APM_RECEIVER_SOCKET=/tmp/a.sock DD_AGENT_HOST=h", Socket)]
    [InlineData("DD_APM_RECEIVER_SOCKET=unix:///tmp/a.sock", Socket)]
    [InlineData("DD_AGENT_HOST=h", "http://h:8126")]
    [InlineData("DD_AGENT_HOST=localhost", "http://127.0.0.1:8126")]
    [InlineData("DD_AGENT_HOST=10.1.2.3 DD_TRACE_AGENT_PORT=99", "http://10.1.2.3:99")]
    [InlineData("DD_AGENT_HOST=::1", "http://[::1]:8126")]
    [InlineData("DD_AGENT_HOST=[fe80::1] DD_TRACE_AGENT_PORT=99", "http://[fe80::1]:99")]
    [InlineData("DD_TRACE_AGENT_HOSTNAME=h2", "http://h2:8126")]
    [InlineData("DATADOG_TRACE_AGENT_HOSTNAME=h3", "http://h3:8126")]
    [InlineData("DATADOG_TRACE_AGENT_HOSTNAME=h3 DD_TRACE_AGENT_HOSTNAME=h2 DD_AGENT_HOST=h1", "http://h1:8126")]
    [InlineData("DATADOG_TRACE_AGENT_HOSTNAME=h3 DD_TRACE_AGENT_HOSTNAME=h2", "http://h2:8126")]
    [InlineData("DD_AGENT_HOST=h:1", null, "DD_AGENT_HOST")]
    [InlineData("DD_AGENT_HOST=h/path DD_TRACE_AGENT_PORT=99", "http://127.0.0.1:99", "DD_AGENT_HOST")]
    [InlineData("DD_TRACE_AGENT_PORT=99", "http://127.0.0.1:99")]
    [InlineData("DATADOG_TRACE_AGENT_PORT=98", "http://127.0.0.1:98")]
    [InlineData("DD_TRACE_AGENT_PORT=99 DATADOG_TRACE_AGENT_PORT=98", "http://127.0.0.1:99")]
    [InlineData("DD_TRACE_AGENT_PORT=0", null)]
    [InlineData("DD_TRACE_AGENT_PORT=0 DATADOG_TRACE_AGENT_PORT=98", "http://127.0.0.1:98")]
    [InlineData("DD_TRACE_AGENT_PORT=65536", null, "DD_TRACE_AGENT_PORT")]
    [InlineData("DD_TRACE_AGENT_PORT=-1", null, "DD_TRACE_AGENT_PORT")]
    [InlineData("DD_TRACE_AGENT_PORT=x DD_AGENT_HOST=h", "http://h:8126", "DD_TRACE_AGENT_PORT")]
    public void Variables_SayTheAddress(string variables, string? address, params string[] ignored)
    {
        AgentAddressRules rules = Read(variables);

        Assert.Equal(address, rules.FixedAddress?.ToString());
        Assert.Equal(ignored, rules.IgnoredVariables);
        if (address is not null) Assert.Equal(address, rules.Choose(out _).ToString());
    }

    [Theory]
    [InlineData("", 500)]
    [InlineData("DD_TRACE_PIPE_TIMEOUT_MS=750", 750)]
    [InlineData("DD_TRACE_PIPE_TIMEOUT_MS=0", 500)]
    [InlineData("DD_TRACE_PIPE_TIMEOUT_MS=60001", 500, "DD_TRACE_PIPE_TIMEOUT_MS")]
    public void Variable_SaysTheTimeOfPipes(string variables, int milliseconds, params string[] ignored)
    {
        AgentAddressRules rules = Read(variables);

        Assert.Equal(TimeSpan.FromMilliseconds(milliseconds), rules.PipeTimeout);
        Assert.Equal(ignored, rules.IgnoredVariables);
    }

    [Fact]
    public void WhiteSpace_IsNotSet()
    {
        AgentAddressRules rules = AgentAddressRules.FromEnvironment(static _ => "  ");

        Assert.Null(rules.FixedAddress);
        Assert.Empty(rules.IgnoredVariables);
    }

    [Fact]
    public void Variables_AreReadOnce()
    {
        string url = "http://one:1";
        AgentAddressRules rules = AgentAddressRules.FromEnvironment(name => name == "DD_TRACE_AGENT_URL" ? url : null);
        url = "http://two:2";

        Assert.Equal("http://one:1", rules.Choose(out AgentAddress? other).ToString());
        Assert.Null(other);
    }

    [Fact]
    public void Default_AsksForTheSocketEachTime()
    {
        using var folder = new TemporaryFolder();
        AgentAddress tcp = AgentAddress.Parse("http://127.0.0.1:8126");
        AgentAddress socket = AgentAddress.Parse("unix://" + folder["apm.socket"]);
        AgentAddressRules rules = AgentAddressRules.CreateDefault(folder["apm.socket"], tcp);

        Assert.Equal((tcp, socket), (rules.Choose(out AgentAddress? other), other));
        File.WriteAllText(folder["apm.socket"], "");
        Assert.Equal((socket, tcp), (rules.Choose(out other), other));
        File.Delete(folder["apm.socket"]);
        Assert.Equal((tcp, socket), (rules.Choose(out other), other));
        Assert.Equal((tcp, null), (AgentAddressRules.CreateDefault(null, tcp).Choose(out other), other));
    }

    [Fact]
    public void Default_IsThatOfTheProtocol()
        => Assert.Equal(OperatingSystem.IsLinux()
            ? "unix:///var/run/datadog/apm.socket, else http://127.0.0.1:8126"
            : "http://127.0.0.1:8126", Read("").ToString());

    private static AgentAddressRules Read(string variables)
    {
        var values = variables.Split(' ', StringSplitOptions.RemoveEmptyEntries)
            .Select(static pair => pair.Split('=', 2))
            .ToDictionary(static pair => pair[0], static pair => pair[1]);
        return AgentAddressRules.FromEnvironment(name => values.GetValueOrDefault(name));
    }
}
