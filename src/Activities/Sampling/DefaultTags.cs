using System.Diagnostics;

namespace SpanPack;

/// <summary>The tags that spans get after the decision, unless they have their own.</summary>
/// <param name="Environment">The environment; null for none.</param>
/// <param name="Version">The version of the default service; null for none.</param>
/// <param name="Service">The default service.</param>
/// <param name="OfProcess">The global tags of the process.</param>
/// <remarks>Immutable: safe for any number of threads.</remarks>
[DebuggerDisplay("{Environment} {Version}, {OfProcess.Count} tags")]
internal sealed record DefaultTags(string? Environment, string? Version, string Service, IReadOnlyDictionary<string, string> OfProcess)
{
    /// <summary>Returns the tags in a trace.</summary>
    /// <param name="environment">The environment of the trace; null for that of the process.</param>
    /// <param name="version">Its version; null for that of the process.</param>
    internal DefaultTags In(string? environment, string? version)
        => environment is null && version is null ? this
            : this with { Environment = environment ?? Environment, Version = version ?? Version };

    /// <summary>Returns the value that a span without the tag gets; null for none.</summary>
    internal string? Find(Span span, string name) => name switch
    {
        "env" when !string.IsNullOrEmpty(Environment) => Environment,
        "version" when !string.IsNullOrEmpty(Version) && (span.Service is null || span.Service == Service) => Version,
        _ => OfProcess.GetValueOrDefault(name),
    };
}
