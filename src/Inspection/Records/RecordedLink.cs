namespace SpanPack;

/// <summary>A link while it is read; its fields come in any order.</summary>
internal sealed class RecordedLink
{
    private ulong _traceIdUpper;
    private ulong _traceIdLower;
    private ulong _spanId;
    private uint _flags;

    internal string TraceState { get; set; } = string.Empty;

    internal AttributeList Attributes { get; private set; } = [];

    internal void Clear()
    {
        (_traceIdUpper, _traceIdLower, _spanId, _flags) = (0, 0, 0, 0);
        (TraceState, Attributes) = (string.Empty, []);
    }

    internal void Set(TraceNumberField field, ulong value)
    {
        switch (field)
        {
            case TraceNumberField.LinkTraceIdUpper: _traceIdUpper = value; break;
            case TraceNumberField.LinkTraceIdLower: _traceIdLower = value; break;
            case TraceNumberField.LinkSpanId: _spanId = value; break;
            case TraceNumberField.LinkFlags: _flags = (uint)value; break;
        }
    }

    internal SpanLink Build()
        => new(new UInt128(_traceIdUpper, _traceIdLower), _spanId) { TraceState = TraceState, Flags = _flags, Attributes = Attributes };
}
