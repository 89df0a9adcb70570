using Microsoft.Extensions.Configuration;

namespace SpanPack;

/// <summary>Reads the variables of a host: they may stand in its configuration, which wins over the environment of the process.</summary>
internal static class HostVariables
{
    /// <summary>Gets what reads the variables.</summary>
    /// <param name="configuration">The configuration of the host; null for none.</param>
    /// <param name="readOthers">Gives a variable that the configuration does not have; null for the environment of the process.</param>
    internal static Func<string, string?> Reader(IConfiguration? configuration, Func<string, string?>? readOthers = null)
    {
        readOthers ??= Environment.GetEnvironmentVariable;
        return configuration is null ? readOthers : name => configuration[name] ?? readOthers(name);
    }
}
