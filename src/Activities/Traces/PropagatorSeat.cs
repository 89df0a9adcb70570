using System.Diagnostics;

namespace SpanPack;

/// <summary>A claim on the place of the propagator that the framework uses.</summary>
/// <remarks>Immutable. Who has it leaves it.</remarks>
/// <param name="propagator">What is done while the claim is the last.</param>
[DebuggerDisplay("{Propagator}")]
internal sealed class PropagatorSeat(DistributedContextPropagator propagator)
{
    internal DistributedContextPropagator Propagator { get; } = propagator;

    internal static PropagatorSeat Take(DistributedContextPropagator mine) => SeatedPropagator.Instance.Take(mine);

    /// <summary>Gives the place back, unless somebody else has taken it.</summary>
    internal void Leave() => SeatedPropagator.Instance.Leave(this);
}
