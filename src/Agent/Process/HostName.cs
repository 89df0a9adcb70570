namespace SpanPack;

/// <summary>Finds the name of the host that payloads say.</summary>
internal static class HostName
{
    /// <returns>The name; null unless it is set or asked for: the agent knows its host better.</returns>
    internal static string? Read(Variables variables)
        => variables["DD_HOSTNAME"] ?? (variables.IsTrue("DD_TRACE_REPORT_HOSTNAME") ? Environment.MachineName : null);
}
