using Datadog.Trace.AppSec; // SPK032
using SpanPack;

internal static class Sender
{
    internal static void Send(Span span) => TrySend(span); // SPK029

    internal static void Track() => EventTrackingSdk.TrackCustomEvent("login"); // SPK032

    internal static void Trace()
    {
        using Datadog.Trace.IScope? scope = null; // SPK031
    }

    internal static void Set(Span span, string cart)
    {
        span.SetTag("cart.id", "none"); // SPK030
        span.SetTag("cart.id", cart); // SPK030
    }

    [MustUseResult("whether there was room")]
    private static bool TrySend(Span span) => span.SpanId != 0;
}
