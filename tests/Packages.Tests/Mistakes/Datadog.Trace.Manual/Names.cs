namespace Datadog.Trace
{
    public interface IScope : IDisposable;

    public sealed class Tracer
    {
        public static Tracer Instance { get; } = new();

        public IScope? StartActive(string operationName) => null;
    }
}

namespace Datadog.Trace.AppSec
{
    public static class EventTrackingSdk
    {
        public static void TrackCustomEvent(string eventName) => ArgumentNullException.ThrowIfNull(eventName);
    }
}
