using System.Diagnostics;

namespace SpanPack.Tracing;

/// <summary>A span of the program, and its context. See <see cref="ISpan"/> for threads.</summary>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed partial class TracerSpan : LocalSpan, ITracedSpan, ISpanContext
{
    private const string SetByHand = "m"; // the source of a service

    internal TracerSpan(TracerCore core, string? name)
        : base(new Span { Name = name }) => Core = core;

    public string? OperationName
    {
        get => Span.Name;
        set
        {
            if (IsOpen()) Span.Name = value;
        }
    }

    public string? ResourceName
    {
        get => Span.Resource;
        set
        {
            if (IsOpen()) Span.Resource = value;
        }
    }

    public string? Type
    {
        get => Span.Type;
        set
        {
            if (IsOpen()) Span.Type = value;
        }
    }

    public bool Error
    {
        get => Span.Error != 0;
        set
        {
            if (IsOpen()) Span.Error = value ? 1 : 0;
        }
    }

    public string? ServiceName
    {
        get => Span.Service ?? Core.Spans.DefaultService;
        set
        {
            if (!IsOpen()) return;
            Span.Service = value ?? Core.Spans.DefaultService;
            Span.ServiceSource = value is null ? null : SetByHand;
        }
    }

    public ulong TraceId => (ulong)Span.TraceId;

    public UInt128 TraceId128 => Span.TraceId;

    public ulong SpanId => Span.SpanId;

    public ISpanContext Context => this;

    /// <summary>Gets the core that gathers and sends the span.</summary>
    internal TracerCore Core { get; }

    internal override LocalTraces? Traces => Core.Spans.Traces;

    public void SetException(Exception exception)
    {
        if (exception is null || !IsOpen()) return;
        var data = new Span();
        try
        {
            data.SetException(exception); // code of the exception makes the texts: not while the span is locked
        }
        catch (Exception)
        {
            // The span is marked, and has the texts that came before.
        }

        Span.Error = data.Error;
        foreach (KeyValuePair<string, string> tag in data.EnumerateTags()) SetText(tag.Key, tag.Value);
    }

    public void Finish() => Finish(null);

    public void Finish(DateTimeOffset finishTimestamp) => Finish((DateTimeOffset?)finishTimestamp);

    public void Dispose() => Finish(null);

    private void Finish(DateTimeOffset? end)
    {
        if (!IsEnded) Span.Resource ??= Span.Name;
        Core.Spans.End(this, end);
    }

    public bool IsOpen()
    {
        if (!IsEnded) return true;
        Core.Spans.Misused(TracingMisuse.ChangedAfterEnd);
        return false;
    }
}
