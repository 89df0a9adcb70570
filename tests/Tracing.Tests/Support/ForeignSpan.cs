namespace SpanPack.Tracing.Tests.Support;

/// <summary>A span, and a context, of another implementation.</summary>
internal sealed class ForeignSpan : ISpan, ISpanContext
{
    private readonly Dictionary<string, string?> _tags = [];

    public string? OperationName { get; set; }

    public string? ResourceName { get; set; }

    public string? Type { get; set; }

    public bool Error { get; set; }

    public string? ServiceName { get; set; }

    public ulong TraceId { get; init; }

    public ulong SpanId { get; init; }

    public ISpanContext Context => this;

    public void Dispose()
    {
    }

    public void Finish()
    {
    }

    public void Finish(DateTimeOffset finishTimestamp)
    {
    }

    public string? GetTag(string key) => _tags.GetValueOrDefault(key);

    public void SetException(Exception exception)
    {
    }

    public ISpan SetTag(string key, string? value)
    {
        _tags[key] = value;
        return this;
    }
}
