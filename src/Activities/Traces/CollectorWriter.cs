namespace SpanPack;

/// <summary>The writer of a collector that is given none.</summary>
internal static class CollectorWriter
{
    /// <summary>Creates a writer from the variables of a collector.</summary>
    internal static AgentWriter Create(ActivityTraceOptions options, Variables variables)
    {
        var writer = new AgentWriterOptions { Logger = options.Logger };
        return options.ReadVariable == Environment.GetEnvironmentVariable
            ? new AgentWriter(writer)
            : new AgentWriter(writer with
            {
                Process = new ProcessDescription(variables, ProgramFacts.Read, LinuxRoots.OfMachine),
                Client = new AgentClientOptions { AddressRules = AgentAddressRules.FromEnvironment(name => variables.Verbatim(name)) },
                Variables = variables,
            });
    }
}
