namespace SpanPack;

/// <content>Finding the spans of a request, with their scopes.</content>
internal sealed partial class OtlpProtobufReader
{
    /// <summary>Finds the spans of the request.</summary>
    /// <param name="request">Gets the spans, as ranges of the body.</param>
    /// <exception cref="OtlpException">It is not a request, or takes too much memory.</exception>
    internal void Index(OtlpRequest<Range> request)
    {
        request.Budget.BeginRequest();
        var reader = new ProtobufReader(body.Span);
        while (reader.Next())
        {
            if (reader.Field == 1) IndexResource(reader.Bytes, request);
        }
    }

    private void IndexResource(ReadOnlySpan<byte> resourceSpans, OtlpRequest<Range> request)
    {
        ReadOnlySpan<byte> bytes = Last(resourceSpans, field: 1);
        ResourceDescription? resource = null;
        var reader = new ProtobufReader(resourceSpans);
        while (reader.Next())
        {
            if (reader.Field != 2) continue;
            if (resource is null) request.Budget.AddScope(OtlpMessages.SizeOf(bytes, OtlpMessage.Resource));
            resource ??= new ResourceDescription(OtlpProtobufValues.Read(bytes, field: 1));
            IndexScope(reader.Bytes, resource, request);
        }
    }

    private void IndexScope(ReadOnlySpan<byte> scopeSpans, ResourceDescription resource, OtlpRequest<Range> request)
    {
        OtlpScope? scope = null;
        var reader = new ProtobufReader(scopeSpans);
        while (reader.Next())
        {
            if (reader.Field != 2) continue;
            scope ??= ReadScope(Last(scopeSpans, field: 1), resource, request.Budget);
            (ulong traceId, ulong spanId) = IdsOf(reader.Bytes);
            body.Span.Overlaps(reader.Bytes, out int offset);
            request.Add(
                offset..(offset + reader.Bytes.Length), traceId, spanId, scope, OtlpMessages.SizeOf(reader.Bytes, OtlpMessage.Span));
        }
    }

    private static OtlpScope ReadScope(ReadOnlySpan<byte> bytes, ResourceDescription resource, OtlpBudget budget)
    {
        budget.AddScope(OtlpMessages.SizeOf(bytes, OtlpMessage.Scope));
        (string name, string version) = (string.Empty, string.Empty);
        var reader = new ProtobufReader(bytes);
        while (reader.Next())
        {
            if (reader.Field == 1) name = reader.Text;
            else if (reader.Field == 2) version = reader.Text;
        }

        return new OtlpScope(resource, name, version, OtlpProtobufValues.Read(bytes, field: 3));
    }

    private static ReadOnlySpan<byte> Last(ReadOnlySpan<byte> message, int field)
    {
        ReadOnlySpan<byte> last = default;
        var reader = new ProtobufReader(message);
        while (reader.Next())
        {
            if (reader.Field == field) last = reader.Bytes;
        }

        return last;
    }

    private static (ulong TraceId, ulong SpanId) IdsOf(ReadOnlySpan<byte> span)
    {
        (ulong traceId, ulong spanId) = (0, 0);
        var reader = new ProtobufReader(span);
        while (reader.Next())
        {
            if (reader.Field == 1) traceId = (ulong)TraceId(reader.Bytes);
            else if (reader.Field == 2) spanId = SpanId(reader.Bytes);
        }

        return (traceId, spanId);
    }
}
