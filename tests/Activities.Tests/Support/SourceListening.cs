using System.Diagnostics;

namespace SpanPack.Activities.Tests.Support;

/// <summary>Sources with a listener of the test, without a collector.</summary>
internal static class SourceListening
{
    /// <summary>Creates activities of a source, with all data and recorded, until the listener is disposed.</summary>
    internal static ActivityListener Listen(this ActivitySource source)
    {
        var listener = new ActivityListener
        {
            ShouldListenTo = other => other == source,
            Sample = static (ref ActivityCreationOptions<ActivityContext> _) => ActivitySamplingResult.AllDataAndRecorded
        };
        ActivitySource.AddActivityListener(listener);
        return listener;
    }
}
