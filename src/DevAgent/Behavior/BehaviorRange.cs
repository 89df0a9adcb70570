namespace SpanPack;

/// <summary>Rejects options outside their range.</summary>
internal static class BehaviorRange
{
    /// <exception cref="ArgumentOutOfRangeException">The condition does not hold.</exception>
    internal static void Check(bool holds, string name, object value, string range)
    {
        if (!holds) throw new ArgumentOutOfRangeException(name, value, $"{name} is {range}.");
    }
}
