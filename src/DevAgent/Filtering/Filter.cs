namespace SpanPack;

/// <summary>A parsed filter: conditions, and how they are combined. Immutable.</summary>
/// <param name="Conditions">The conditions, at most <see cref="MaxConditions"/>: each is a bit.</param>
/// <param name="Program">The operations on the bits: a number pushes that bit, operators combine the last ones.</param>
/// <param name="Required">The conditions without which nothing fits, as bits.</param>
internal sealed record Filter(FilterCondition[] Conditions, int[] Program, ulong Required)
{
    internal const int MaxConditions = 60;
    internal const int MaxUnits = 2000;
    internal const int MaxDepth = 20;

    internal const int And = -1;
    internal const int Or = -2;
    internal const int Not = -3;

    private readonly FilterTarget _highest = Conditions.Length == 0 ? default : Conditions.Max(static condition => condition.Target);

    /// <summary>Gets the filter that everything fits.</summary>
    internal static Filter All { get; } = new([], [], 0);

    internal bool IsEmpty => Program.Length == 0;

    /// <summary>Gets whether a condition concerns the trace as a whole.</summary>
    internal bool AsksForTrace => _highest >= FilterTarget.TraceId;

    /// <summary>Gets whether the index answers it, without the bytes of payloads.</summary>
    internal bool NeedsNoPayload { get; } =
        Array.TrueForAll(Conditions, static condition => condition.Target is FilterTarget.Service or >= FilterTarget.Status);

    /// <summary>Gets the conditions that something fits, as bits.</summary>
    /// <param name="item">An item of a payload.</param>
    /// <param name="fits">Returns whether it fits a condition.</param>
    internal ulong BitsOf<T>(in T item, ConditionTest<T> fits)
    {
        ulong bits = 0;
        for (int i = 0; i < Conditions.Length; i++)
        {
            if (fits(Conditions[i], item)) bits |= 1UL << i;
        }

        return bits;
    }

    /// <summary>Returns whether these conditions make the filter fit.</summary>
    /// <param name="bits">The conditions that fit.</param>
    internal bool Fits(ulong bits)
    {
        ulong stack = 0; // a bit each, the last one lowest
        foreach (int step in Program)
        {
            ulong last = stack & 1;
            stack = step switch
            {
                And => (stack >> 1) & (last | ~1UL),
                Or => (stack >> 1) | last,
                Not => stack ^ 1,
                _ => (stack << 1) | ((bits >> step) & 1),
            };
        }

        return Program.Length == 0 || (stack & 1) != 0;
    }
}
