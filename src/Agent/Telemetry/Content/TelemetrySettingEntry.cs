namespace SpanPack;

/// <summary>A setting in telemetry messages.</summary>
internal sealed record TelemetrySettingEntry(string Name, string? Value, string Origin)
{
    /// <summary>Gets the sequence number among all reports: the latest counts.</summary>
    public long? SeqId { get; init; }
}
