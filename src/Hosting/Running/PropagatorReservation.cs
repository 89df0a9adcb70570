using System.Diagnostics;

namespace SpanPack;

/// <summary>Restores the propagator that registration replaced when a host is disposed without having started.</summary>
/// <remarks>Safe for any number of threads. It is created with the loggers of the host, which exist once the host is built.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class PropagatorReservation : IDisposable
{
    public override string ToString() => DelegatingPropagator.Instance.ToString() ?? "none";

    public void Dispose() => SharedTracing.ReleasePropagator();
}
