using Microsoft.Extensions.Configuration;

namespace SpanPack;

/// <summary>Reads the variables of a host from its configuration, or else from the environment of the process.</summary>
internal static class HostVariables
{
    /// <summary>Returns a reader of variables.</summary>
    /// <param name="configuration">The configuration of the host; null for none.</param>
    /// <param name="readOthers">Reads a variable that the configuration does not have; null for the environment of the process.</param>
    internal static Func<string, string?> Reader(IConfiguration? configuration, Func<string, string?>? readOthers = null)
    {
        readOthers ??= Environment.GetEnvironmentVariable;
        return configuration is null ? readOthers : name => configuration[name] ?? readOthers(name);
    }
}
