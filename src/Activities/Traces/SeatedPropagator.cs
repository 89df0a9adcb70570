using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// The propagator that this library gives to the framework: one object for the life of the process. Handlers and servers keep the propagator that was current when they were made, so this one does what the
/// last claim on it says, and without a claim what the propagator before did.
/// </summary>
/// <remarks>Safe for any number of threads.</remarks>
[DebuggerDisplay("{_active}")]
internal sealed class SeatedPropagator : DistributedContextPropagator
{
    private readonly object _gate = new();
    private readonly List<PropagatorSeat> _claims = []; // the last one counts
    private PropagatorSeat? _reservation; // the first of the claims
    private volatile DistributedContextPropagator _before = Current;
    private volatile DistributedContextPropagator _active = Current;

    internal static SeatedPropagator Instance { get; } = new();

    public override IReadOnlyCollection<string> Fields => _active.Fields;

    /// <summary>Makes this object the current propagator, and has it do what another one does.</summary>
    internal PropagatorSeat Take(DistributedContextPropagator mine)
    {
        var seat = new PropagatorSeat(mine);
        lock (_gate)
        {
            _claims.Add(seat);
            Sit();
        }

        return seat;
    }

    /// <summary>Makes this object the current propagator before anybody takes it: what is made from now on gets it.</summary>
    internal void Reserve()
    {
        lock (_gate)
        {
            if (_reservation is not null) return;
            _reservation = new PropagatorSeat(new DatadogPropagator());
            _claims.Insert(0, _reservation);
            Sit();
        }
    }

    /// <summary>Ends what <see cref="Reserve"/> has begun.</summary>
    internal void Release()
    {
        if (Interlocked.Exchange(ref _reservation, null) is { } reservation) Leave(reservation);
    }

    /// <summary>Takes a claim back. Without another one the propagator before is the current one again, unless the program has set another.</summary>
    internal void Leave(PropagatorSeat seat)
    {
        lock (_gate)
        {
            if (!_claims.Remove(seat)) return;
            _active = _claims.Count > 0 ? _claims[^1].Propagator : _before;
            if (_claims.Count == 0 && ReferenceEquals(Current, this)) Current = _before;
        }
    }

    /// <summary>Returns whether a propagator is this one, or the one in whose place it is.</summary>
    internal bool Stands(object? propagator) => ReferenceEquals(propagator, this) || ReferenceEquals(propagator, _before);

    public override void Inject(Activity? activity, object? carrier, PropagatorSetterCallback? setter) => _active.Inject(activity, carrier, setter);

    public override void ExtractTraceIdAndState(object? carrier, PropagatorGetterCallback? getter, out string? traceId, out string? traceState)
        => _active.ExtractTraceIdAndState(carrier, getter, out traceId, out traceState);

    public override IEnumerable<KeyValuePair<string, string?>>? ExtractBaggage(object? carrier, PropagatorGetterCallback? getter) => _active.ExtractBaggage(carrier, getter);

    public override string? ToString() => _active.ToString();

    private void Sit()
    {
        if (!ReferenceEquals(Current, this)) (_before, Current) = (Current, this);
        _active = _claims[^1].Propagator;
    }
}
