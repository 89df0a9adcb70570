using System.Diagnostics;

namespace SpanPack.Hosting.Tests.Support;

/// <summary>A propagator of a program around the one that was current, which never leads back to it.</summary>
internal sealed class SurroundingPropagator(DistributedContextPropagator inner) : DistributedContextPropagator
{
    private bool _isInside;

    public override IReadOnlyCollection<string> Fields => inner.Fields;

    public override void Inject(Activity? activity, object? carrier, PropagatorSetterCallback? setter)
    {
        Assert.False(_isInside);
        _isInside = true;
        inner.Inject(activity, carrier, setter);
        _isInside = false;
    }

    public override void ExtractTraceIdAndState(object? carrier, PropagatorGetterCallback? getter, out string? traceId,
        out string? traceState)
        => inner.ExtractTraceIdAndState(carrier, getter, out traceId, out traceState);

    public override IEnumerable<KeyValuePair<string, string?>>? ExtractBaggage(object? carrier, PropagatorGetterCallback? getter)
        => inner.ExtractBaggage(carrier, getter);
}
