using System.Diagnostics;

namespace SpanPack;

/// <summary>What a mapping of activities depends on.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{Naming}, {Resource.Service,nq}")]
internal sealed record MappingOptions
{
    /// <summary>The process, as spans describe it; of one that is not described the service is <c>otlpresourcenoservicename</c>.</summary>
    internal ResourceDescription Resource { get; init; } = new([]);

    internal SpanNaming Naming { get; init; }

    /// <summary>Decides which statuses of HTTP are errors; null for what instrumentations say.</summary>
    internal HttpErrors? Errors { get; init; }

    /// <summary>Names the services that requests go to; null for what instrumentations say.</summary>
    internal PeerServices? Peers { get; init; }

    /// <summary>Whether spans of clients keep the service of the process, in place of one named after the client such as <c>shop-postgres</c>.</summary>
    internal bool RemoveIntegrationServiceNames { get; init; }

    /// <summary>Gives the time for spans that have started before the year 2000.</summary>
    internal TimeProvider Clock { get; init; } = TimeProvider.System;
}
