namespace SpanPack.Docs.Tests;

/// <summary>Environment variables by which the programs of the pages find an agent. They are unset afterwards.</summary>
internal sealed class AgentVariables : IDisposable
{
    private const string Address = "DD_TRACE_AGENT_URL";
    private const string Format = "DD_TRACE_AGENT_PROTOCOL_VERSION";

    internal AgentVariables(DevAgentServer agent, TraceFormat? format = null)
    {
        Environment.SetEnvironmentVariable(Address, agent.Url.ToString());
        Environment.SetEnvironmentVariable(Format, format?.GetName());
    }

    public void Dispose()
    {
        Environment.SetEnvironmentVariable(Address, null);
        Environment.SetEnvironmentVariable(Format, null);
    }
}
