namespace SpanPack.Tracing;

/// <summary>A span of this library: of the program, or of an activity. <see cref="TagEffects"/> serves both.</summary>
internal interface ITracedSpan : ISpan, ITraceId128
{
    /// <summary>Gets the trace; null where nothing is sent.</summary>
    public LocalTrace? Trace { get; }

    /// <summary>Gets the sampling priority of the trace; null while undecided.</summary>
    public SamplingPriority? Priority { get; }

    /// <summary>Gets the process, whose environment and version apply unless the trace has others.</summary>
    public ProcessDescription Process { get; }

    /// <summary>Returns whether the span can be changed. If not, the call is counted.</summary>
    public bool IsOpen();

    /// <summary>Decides whether the trace is kept.</summary>
    public void Decide(SamplingPriority priority);

    /// <summary>Gets a tag without an effect.</summary>
    public string? GetText(string key);

    /// <summary>Sets a tag without an effect on an open span.</summary>
    public void SetText(string key, string? value);

    /// <summary>Sets a tag as a number; null removes it.</summary>
    public void SetNumber(string key, double? value);
}
