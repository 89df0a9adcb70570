namespace SpanPack.Agent.Benchmarks.Quick;

/// <summary>A row of the table.</summary>
/// <param name="Name">What it is, with its unit.</param>
/// <param name="Value">What it came to.</param>
/// <param name="AtMost">The most that it may be; null where nothing is demanded.</param>
internal sealed record Row(string Name, double Value, double? AtMost = null)
{
    /// <summary>Gets whether it is more than it may be, or no number.</summary>
    public bool IsOver => AtMost is { } most && !(Value <= most);
}
