using System.Diagnostics;

namespace SpanPack;

/// <summary>The place of the propagator that the framework uses, and who had it before.</summary>
/// <remarks>For one thread at a time.</remarks>
[DebuggerDisplay("{_mine} after {_before}")]
internal sealed class PropagatorSeat
{
    private readonly DistributedContextPropagator _before;
    private readonly DistributedContextPropagator _mine;

    private PropagatorSeat(DistributedContextPropagator before, DistributedContextPropagator mine) => (_before, _mine) = (before, mine);

    internal static PropagatorSeat Take(DistributedContextPropagator mine)
    {
        var seat = new PropagatorSeat(DistributedContextPropagator.Current, mine);
        DistributedContextPropagator.Current = mine;
        return seat;
    }

    /// <summary>Gives the place back, unless somebody else has taken it.</summary>
    internal void Leave()
    {
        if (ReferenceEquals(DistributedContextPropagator.Current, _mine)) DistributedContextPropagator.Current = _before;
    }
}
