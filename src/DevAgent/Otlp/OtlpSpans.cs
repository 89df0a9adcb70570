namespace SpanPack;

/// <summary>The spans of an export request, mapped as the agent maps what it receives.</summary>
/// <typeparam name="TSpan">A span that is not read yet.</typeparam>
/// <param name="mapper">Maps them.</param>
/// <param name="reader">Reads them.</param>
internal sealed class OtlpSpans<TSpan>(SpanMapper mapper, IOtlpSpanReader<TSpan> reader)
{
    private readonly SpanSource _source = new();

    /// <summary>Maps the spans of a trace.</summary>
    /// <param name="request">The request.</param>
    /// <param name="trace">The number of the trace in the request, from 0.</param>
    /// <returns>The spans in their order.</returns>
    /// <exception cref="OtlpException">A span is not one.</exception>
    internal Span[] ReadTrace(OtlpRequest<TSpan> request, int trace)
    {
        var spans = new Span[request.SpanCount(trace)];
        int count = 0;
        foreach ((TSpan item, OtlpScope scope) in request.Spans(trace)) spans[count++] = Read(item, scope);
        return spans;
    }

    private Span Read(TSpan item, OtlpScope scope)
    {
        _source.Clear();
        _source.ScopeName = scope.Name;
        _source.ScopeVersion = scope.Version;
        _source.ScopeAttributes = scope.Attributes;
        reader.Read(item, _source);
        _source.TraceIdText = $"{_source.TraceId:x32}";
        var span = new Span();
        mapper.Map(_source, scope.Resource, span);
        return span;
    }
}
