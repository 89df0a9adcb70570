namespace SpanPack.Benchmarks.Measuring;

/// <summary>What one process measured of one case. All amounts are for one span.</summary>
internal sealed record CaseFigures
{
    public required CaseGroup Group { get; init; }

    public required string Label { get; init; }

    public required CaseKind Kind { get; init; }

    /// <summary>Gets the nanoseconds of the fastest sample.</summary>
    public required double Nanoseconds { get; init; }

    /// <summary>Gets the nanoseconds of the sample in the middle: how noisy the machine was.</summary>
    public required double MedianNanoseconds { get; init; }

    public required int Samples { get; init; }

    /// <summary>Gets the bytes written or read.</summary>
    public required double Bytes { get; init; }

    public required double AllocatedBytes { get; init; }

    /// <summary>Gets the name that limits use.</summary>
    internal string Name => $"{Group.Name}: {Label}";
}
