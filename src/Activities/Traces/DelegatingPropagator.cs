using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// The propagator that this library sets as the current one: one object for the life of the process. Handlers and servers keep the
/// propagator that was current when they were created. This one therefore delegates to the last one registered with it, and without
/// registrations to the earlier current one.
/// </summary>
/// <remarks>Safe for any number of threads.</remarks>
[DebuggerDisplay("{_active}")]
internal sealed class DelegatingPropagator : DistributedContextPropagator
{
    private readonly object _gate = new();
    private readonly List<PropagatorRegistration> _registrations = []; // the last one is used
    private PropagatorRegistration? _reservation; // the first of the registrations
    private volatile DistributedContextPropagator _before = Current; // is current again after the last registration
    private volatile DistributedContextPropagator _active = Current;
    private DistributedContextPropagator _below = Current; // this one delegates to it without registrations
    private DistributedContextPropagator? _above; // that the program set last in place of this one, and perhaps around it

    internal static DelegatingPropagator Instance { get; } = new();

    public override IReadOnlyCollection<string> Fields => _active.Fields;

    /// <summary>Makes this object the current propagator and delegates to another one.</summary>
    internal PropagatorRegistration Register(DistributedContextPropagator mine)
    {
        var registration = new PropagatorRegistration(mine);
        lock (_gate)
        {
            _registrations.Add(registration);
            Install();
        }

        return registration;
    }

    /// <summary>
    /// Makes this object the current propagator before a collector registers: handlers that are created from now on keep it.
    /// </summary>
    internal void Reserve()
    {
        lock (_gate)
        {
            if (_reservation is not null) return;
            _reservation = new PropagatorRegistration(new DatadogPropagator());
            _registrations.Insert(0, _reservation);
            Install();
        }
    }

    /// <summary>Reverts <see cref="Reserve"/>.</summary>
    internal void Release()
    {
        if (Interlocked.Exchange(ref _reservation, null) is { } reservation) Unregister(reservation);
    }

    /// <summary>
    /// Removes a registration. After the last one the previous propagator is the current one again, unless the program has set another.
    /// </summary>
    internal void Unregister(PropagatorRegistration registration)
    {
        lock (_gate)
        {
            if (!_registrations.Remove(registration)) return;
            _active = _registrations.Count > 0 ? _registrations[^1].Propagator : _below;
            if (_registrations.Count > 0) return;
            if (ReferenceEquals(Current, this)) Current = _before;
            else _above = Current;
        }
    }

    /// <summary>Returns whether a propagator is this one, or the one that it replaces.</summary>
    internal bool IsOrReplaces(object? propagator) => ReferenceEquals(propagator, this) || ReferenceEquals(propagator, _before);

    public override void Inject(Activity? activity, object? carrier, PropagatorSetterCallback? setter)
        => _active.Inject(activity, carrier, setter);

    public override void ExtractTraceIdAndState(object? carrier, PropagatorGetterCallback? getter, out string? traceId,
        out string? traceState)
        => _active.ExtractTraceIdAndState(carrier, getter, out traceId, out traceState);

    public override IEnumerable<KeyValuePair<string, string?>>? ExtractBaggage(object? carrier, PropagatorGetterCallback? getter)
        => _active.ExtractBaggage(carrier, getter);

    public override string? ToString() => _active.ToString();

    private void Install()
    {
        if (!ReferenceEquals(Current, this))
        {
            // One around this one asks it, which must not lead back.
            if (_registrations.Count > 1) _above = Current;
            else if (!ReferenceEquals(Current, _above)) _below = Current;
            (_before, Current) = (Current, this);
        }

        _active = _registrations[^1].Propagator;
    }
}
