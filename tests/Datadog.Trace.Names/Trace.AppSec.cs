namespace Datadog.Trace.AppSec;

public static class EventTrackingSdk
{
    public static void TrackCustomEvent(string eventName) => throw null!;
    public static void TrackCustomEvent(string eventName, IDictionary<string, string> metadata) => throw null!;
    public static void TrackUserLoginFailureEvent(string userId, bool exists) => throw null!;
    public static void TrackUserLoginFailureEvent(string userId, bool exists, IDictionary<string, string> metadata) => throw null!;
    public static void TrackUserLoginSuccessEvent(string userId) => throw null!;
    public static void TrackUserLoginSuccessEvent(string userId, IDictionary<string, string> metadata) => throw null!;
}

public static class EventTrackingSdkV2
{
    public static void TrackUserLoginFailure(string userLogin, bool exists, UserDetails userDetails,
        IDictionary<string, string>? metadata = null)
        => throw null!;
    public static void TrackUserLoginFailure(string userLogin, bool exists, string? userId = null,
        IDictionary<string, string>? metadata = null)
        => throw null!;
    public static void TrackUserLoginSuccess(string userLogin, UserDetails userDetails, IDictionary<string, string>? metadata = null)
        => throw null!;
    public static void TrackUserLoginSuccess(string userLogin, string? userId = null, IDictionary<string, string>? metadata = null)
        => throw null!;
}
