using System.Diagnostics;

namespace SpanPack;

/// <summary>Finds the local traces of activities. Called by any number of threads.</summary>
internal interface ITraceContextSource
{
    /// <summary>Gets the context for the next service. If the sampling of the trace is undecided, it is decided now.</summary>
    /// <param name="activity">The activity of the request; it need not be sent itself.</param>
    /// <param name="context">The context.</param>
    /// <returns>False for an unknown activity.</returns>
    public bool TryGetContext(Activity activity, out LocalTraceContext context);

    /// <summary>
    /// Called when a context could not be sent completely, with a value of the tag <c>_dd.propagation_error</c> of the local root.
    /// </summary>
    public void OnPropagationError(Activity activity, string error);
}
