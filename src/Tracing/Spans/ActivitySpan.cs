using System.Diagnostics;
using System.Globalization;

namespace SpanPack.Tracing;

/// <summary>
/// The active activity as a span and its scope. Values are set as tags of the activity, with the names that become fields of a span. The
/// code that started the activity ends it: ending it here has no effect.
/// </summary>
/// <remarks>As thread-safe as <see cref="System.Diagnostics.Activity"/>. Two objects of one activity are equal.</remarks>
/// <param name="core">The tracer's collector, which collects the activity.</param>
/// <param name="activity">The activity.</param>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed partial class ActivitySpan(TracerCore core, Activity activity) : ITracedSpan, IScope, ISpanContext
{
    // Names that the mapping of activities reads; agents read the same of OTLP.
    private const string OperationTag = "operation.name";
    private const string ResourceTag = "resource.name";
    private const string ServiceTag = "service.name";
    private const string TypeTag = "span.type";

    public ISpan Span => this;

    public ISpanContext Context => this;

    public string? OperationName { get => TextOf(OperationTag) ?? Activity.OperationName; set => Set(OperationTag, value); }

    public string? ResourceName { get => TextOf(ResourceTag) ?? Activity.DisplayName; set => Set(ResourceTag, value); }

    public string? ServiceName { get => TextOf(ServiceTag) ?? core.Spans.DefaultService; set => Set(ServiceTag, value); }

    public string? Type { get => TextOf(TypeTag); set => Set(TypeTag, value); }

    public bool Error
    {
        get => Activity.Status == ActivityStatusCode.Error;
        set
        {
            if (IsOpen()) Activity.SetStatus(value ? ActivityStatusCode.Error : ActivityStatusCode.Unset);
        }
    }

    public ulong TraceId => (ulong)TraceId128;

    public UInt128 TraceId128 => RemoteContext.IdOf(Activity.TraceId);

    public ulong SpanId => RemoteContext.IdOf(Activity.SpanId);

    internal Activity Activity { get; } = activity;

    public void SetException(Exception exception)
    {
        if (exception is null || !IsOpen()) return;
        var data = new Span();
        try
        {
            data.SetException(exception);
        }
        catch (Exception)
        {
            // Code of the exception makes the texts. The activity has those that came before.
        }

        Activity.SetStatus(ActivityStatusCode.Error, data.GetTag(Tags.ErrorMsg));
        foreach (KeyValuePair<string, string> tag in data.EnumerateTags()) Activity.SetTag(tag.Key, tag.Value);
    }

    public void Close()
    {
    }

    public void Finish()
    {
    }

    public void Finish(DateTimeOffset finishTimestamp)
    {
    }

    public void Dispose()
    {
    }

    public override bool Equals(object? obj) => obj is ActivitySpan other && ReferenceEquals(other.Activity, Activity);

    public override int GetHashCode() => Activity.GetHashCode();

    public override string ToString() => $"{ServiceName} {OperationName} {ResourceName} ({Activity.Id})";

    public bool IsOpen()
    {
        if (!Activity.IsStopped) return true;
        core.Spans.Misused(TracingMisuse.ChangedAfterEnd);
        return false;
    }

    private void Set(string name, object? value)
    {
        if (IsOpen()) Activity.SetTag(name, value);
    }

    private string? TextOf(string name)
        => Convert.ToString(Activity.GetTagItem(name), CultureInfo.InvariantCulture) is { Length: > 0 } text ? text : null;
}
