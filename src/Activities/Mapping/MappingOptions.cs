using System.Diagnostics;

namespace SpanPack;

/// <summary>The options of a mapping.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{Naming}, {Resource.Service,nq}")]
internal sealed record MappingOptions
{
    /// <summary>Gets the process, as spans describe it; without a description the service is <c>otlpresourcenoservicename</c>.</summary>
    internal ResourceDescription Resource { get; init; } = new([]);

    internal SpanNaming Naming { get; init; }

    /// <summary>Gets the HTTP statuses that are errors; null to keep the instrumentation's decision.</summary>
    internal HttpErrors? Errors { get; init; }

    /// <summary>Gets the naming of called services; null to keep the instrumentation's names.</summary>
    internal PeerServices? Peers { get; init; }

    /// <summary>
    /// Gets whether spans of clients keep the service of the process instead of a client service such as <c>shop-postgres</c>.
    /// </summary>
    internal bool RemoveIntegrationServiceNames { get; init; }

    /// <summary>Gets the clock for spans that started before the year 2000.</summary>
    internal TimeProvider Clock { get; init; } = TimeProvider.System;
}
