namespace SpanPack.Tracing;

/// <summary>The part of the program's work in which a span is active: spans and activities that start in it are its children.</summary>
/// <remarks>
/// It flows with the execution context. Close it in the flow that opened it. Closing it while another one is active does not deactivate the
/// other; this is counted, and logged once. Any thread may close it.
/// </remarks>
public interface IScope : IDisposable
{
    /// <summary>Gets the span.</summary>
    public ISpan Span { get; }

    /// <summary>
    /// Makes the outer scope active again and ends the span, unless <see cref="SpanCreationSettings.FinishOnClose"/> is false. Repeated
    /// calls have no effect.
    /// </summary>
    public void Close();
}
