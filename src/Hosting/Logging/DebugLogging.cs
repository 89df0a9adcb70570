using System.Diagnostics;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;

namespace SpanPack;

/// <summary>Shows all log records of this library, where <c>DD_TRACE_DEBUG</c> is true.</summary>
/// <remarks>For one thread at a time.</remarks>
/// <param name="configuration">The configuration that is searched for the variable before the environment; null for none.</param>
[DebuggerDisplay("{Category,nq}")]
internal sealed class DebugLogging(IConfiguration? configuration) : IPostConfigureOptions<LoggerFilterOptions>
{
    private const string Category = "SpanPack";

    public void PostConfigure(string? name, LoggerFilterOptions options)
    {
        var variables = new Variables(HostVariables.Reader(configuration));
        if (!variables.IsTrue("DD_TRACE_DEBUG")) return;
        options.Rules.Add(new LoggerFilterRule(providerName: null, Category, LogLevel.Debug, filter: null));
        // A rule for a provider wins over one for all.
        foreach (string provider in options.Rules.Select(static rule => rule.ProviderName).OfType<string>().Distinct().ToArray())
            options.Rules.Add(new LoggerFilterRule(provider, Category, LogLevel.Debug, filter: null));
    }
}
