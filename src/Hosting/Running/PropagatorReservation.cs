using System.Diagnostics;

namespace SpanPack;

/// <summary>Gives the propagator that registration has set back when a host is disposed of that never started.</summary>
/// <remarks>Safe for any number of threads. Made with the loggers of the host, which are made when it is built.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class PropagatorReservation : IDisposable
{
    public override string ToString() => DelegatingPropagator.Instance.ToString() ?? "none";

    public void Dispose() => SharedTracing.ReleasePropagator();
}
