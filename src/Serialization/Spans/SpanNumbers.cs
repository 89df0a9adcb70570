namespace SpanPack;

/// <summary>The ids and times of a span.</summary>
internal struct SpanNumbers
{
    internal ulong SpanId;
    internal ulong ParentId;
    internal long Start;
    internal long Duration;
}
