namespace SpanPack;

/// <summary>Reports variables whose values are ignored, of all packages, that no other part reports.</summary>
internal static class WrongVariables
{
    private const string UnlessSet = " unless an option is set";

    private static readonly string[] s_onByDefault =
    [
        "DD_TRACE_ENABLED", "DD_TRACE_PARTIAL_FLUSH_ENABLED", "DD_TRACE_STATEMENT_OBFUSCATION_ENABLED", "DD_LOGS_INJECTION",
        "DD_REMOTE_CONFIGURATION_ENABLED", "DD_TELEMETRY_METRICS_ENABLED", "DD_TELEMETRY_LOG_COLLECTION_ENABLED",
        "DD_TELEMETRY_DEPENDENCY_COLLECTION_ENABLED",
    ];

    private static readonly string[] s_offByDefault =
    [
        "DD_TRACE_REPORT_HOSTNAME", "DD_TRACE_PROPAGATION_EXTRACT_FIRST", "DD_TRACE_CLIENT_IP_ENABLED", "DD_TRACE_DEBUG",
        "DD_INSTRUMENTATION_TELEMETRY_ENABLED",
    ];

    private static readonly SecondsVariable[] s_intervals =
        [SecondsVariable.Heartbeat, SecondsVariable.ExtendedHeartbeat, SecondsVariable.Poll];

    internal static void Report(Variables variables, AgentLog log)
    {
        foreach (string name in s_onByDefault) ReportSwitch(variables, name, "true", log);
        foreach (string name in s_offByDefault) ReportSwitch(variables, name, "false", log);
        foreach (SecondsVariable interval in s_intervals)
        {
            if (interval.DescribeProblem(variables, UnlessSet) is { } problem) log.Ignored(problem);
        }

        if (variables[ProtocolVersion.Variable] is { } format && ProtocolVersion.Parse(format) is null)
        {
            log.Ignored(Variables.Ignored(ProtocolVersion.Variable, format, "v0.4, v0.5, v0.7 or v1.0",
                "the best that the agent accepts" + UnlessSet));
        }
    }

    private static void ReportSwitch(Variables variables, string name, string used, AgentLog log)
    {
        if (variables[name] is not { } text || variables.IsTrue(name) || variables.IsFalse(name)) return;
        log.Ignored(Variables.Ignored(name, text, "true or false", used + UnlessSet));
    }
}
