using System.Diagnostics;

namespace SpanPack;

/// <summary>A claim on the place of the propagator that the framework uses.</summary>
/// <remarks>Immutable.</remarks>
/// <param name="propagator">What is done while the claim is the last.</param>
[DebuggerDisplay("{Propagator}")]
internal sealed class PropagatorSeat(DistributedContextPropagator propagator)
{
    internal DistributedContextPropagator Propagator { get; } = propagator;
}
