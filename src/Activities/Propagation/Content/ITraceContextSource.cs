using System.Diagnostics;

namespace SpanPack;

/// <summary>Who knows the local traces that activities belong to. Asked by any number of threads.</summary>
internal interface ITraceContextSource
{
    /// <summary>Says what the next service is to know; decides whether the trace is kept, if nobody has.</summary>
    /// <param name="activity">The activity in which the request is made; it need not be one that is sent itself.</param>
    /// <param name="context">What is said.</param>
    /// <returns>False for an activity of nobody's.</returns>
    public bool TryGetContext(Activity activity, out LocalTraceContext context);

    /// <summary>Told when something could not be said: a value of the tag <c>_dd.propagation_error</c> of the local root.</summary>
    public void OnPropagationError(Activity activity, string error);
}
