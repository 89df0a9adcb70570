using System.Diagnostics;

namespace SpanPack;

/// <summary>One registration of a propagator with <see cref="DelegatingPropagator"/>.</summary>
/// <remarks>Immutable.</remarks>
/// <param name="propagator">The propagator to use while this registration is the last.</param>
[DebuggerDisplay("{Propagator}")]
internal sealed class PropagatorRegistration(DistributedContextPropagator propagator)
{
    internal DistributedContextPropagator Propagator { get; } = propagator;
}
