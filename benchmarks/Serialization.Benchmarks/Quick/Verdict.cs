namespace SpanPack.Benchmarks.Quick;

/// <summary>What a row came to.</summary>
/// <param name="Row">What the table calls it.</param>
/// <param name="Value">The lowest of all processes; <see langword="null"/> when it was not measured.</param>
/// <param name="AtMost">The most that it may be.</param>
/// <param name="Aim">What it should be one day.</param>
/// <param name="IsSpeed">Whether it depends on the machine.</param>
internal sealed record Verdict(string Row, double? Value, double AtMost, double? Aim, bool IsSpeed)
{
    /// <summary>Whether it is more than it may be, or no number.</summary>
    internal bool IsOver => Value is { } value && !(value <= AtMost);
}
