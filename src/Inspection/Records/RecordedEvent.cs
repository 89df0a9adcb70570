namespace SpanPack;

/// <summary>An event while it is read; its fields come in any order.</summary>
internal sealed class RecordedEvent
{
    internal string Name { get; set; } = string.Empty;

    internal ulong Time { get; set; }

    internal AttributeList Attributes { get; private set; } = [];

    internal void Clear() => (Name, Time, Attributes) = (string.Empty, 0, []);

    internal SpanEvent Build() => new(Name, Time) { Attributes = Attributes };
}
