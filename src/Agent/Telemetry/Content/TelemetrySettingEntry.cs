namespace SpanPack;

/// <summary>A setting as telemetry has it.</summary>
internal sealed record TelemetrySettingEntry(string Name, string? Value, string Origin)
{
    /// <summary>Gets the place among all that were told: a later one counts.</summary>
    public long? SeqId { get; init; }
}
